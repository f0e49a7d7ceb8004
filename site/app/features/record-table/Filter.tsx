import { useId } from "react";
import { Select } from "~/ui/Field.tsx";

/** `all` is the label of the option that clears the filter. */
export function Filter<V extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  all: string;
  value: V | null;
  options: readonly Readonly<{ value: V; label: string }>[];
  onChange: (value: V | null) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Select
        id={id}
        value={value ?? ""}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
