/** Saves a text as a file on the visitor's device. */
export function saveTextFile(text: string, mediaType: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
