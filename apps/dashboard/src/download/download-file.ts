/** Offers a text as a file download. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking immediately aborts the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
