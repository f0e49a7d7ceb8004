export { ActionMark } from "./bags/ActionMark.tsx";
export { bagMessages } from "./bags/messages.ts";
export { useActionNames } from "./bags/use-action-names.ts";
