/** A stored value; the fallback if there is none, it is damaged, or the browser refuses its storage. */
export function readStored<T>(entry: string, fallback: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null');
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function writeStored(entry: string, value: unknown): void {
  try {
    localStorage.setItem(entry, JSON.stringify(value));
  } catch {
    /* storage may be full or refused: the report is then shorter */
  }
}
