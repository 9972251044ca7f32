/** When a snapshot of the guide was written, by its file name, as ISO 8601; null: none, or one that says nothing. */
export function dateOfSnapshot(fileName: string | null): string | null {
  const ms = Number(/-(\d{13})\.json$/.exec(fileName ?? '')?.[1]);
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}
