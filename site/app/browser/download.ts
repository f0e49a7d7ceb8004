export function downloadFile(name: string, content: string | Blob, type = "text/plain;charset=utf-8"): void {
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has started by then, so the blob URL can be freed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
