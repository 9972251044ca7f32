/** Date of a snapshot, from its file name, ISO 8601; null: none, or no date in the name. */
export function dateOfSnapshot(fileName: string | null): string | null {
  const ms = Number(/-(\d{13})\.json$/.exec(fileName ?? '')?.[1]);
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}
