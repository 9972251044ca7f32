/** A path as it reads; as it stands where it is not encoded rightly, such as '/100%-Bio' typed by hand. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
