/** Decodes a path; returns it unchanged if it is not encoded correctly, such as a typed '/100%-Bio'. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
