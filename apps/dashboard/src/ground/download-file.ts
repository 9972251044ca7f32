/** Hands a text to the person as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has begun by then; at once some browsers would find nothing
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
