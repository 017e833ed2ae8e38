/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
