/** Hands the player a file made in the browser. */
export function downloadFile(name: string, content: string | Blob, type = "text/plain;charset=utf-8"): void {
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The click starts the download at once; the address may go once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
