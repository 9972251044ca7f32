import type { ApiError } from '@umkreis/api-client/api-error.ts';

export interface UploadEntry {
  key: number;
  file: File;
  fields: Record<string, string>;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Fraction that is uploaded, 0–1; at 1 the server processes the file. */
  sent: number;
  error?: ApiError;
}

export type UploadChange =
  | { type: 'add'; files: readonly File[]; fields: Record<string, string> }
  | { type: 'start' | 'done' | 'retry'; key: number }
  | { type: 'remove'; key: number }
  | { type: 'progress'; key: number; sent: number }
  | { type: 'fail'; key: number; error: ApiError };

let last = 0;

/** Reducer of the upload queue. Failed uploads stay until they are retried or dismissed. */
export function uploadsAfter(entries: readonly UploadEntry[], change: UploadChange): readonly UploadEntry[] {
  if (change.type === 'add')
    return [
      ...entries,
      ...change.files.map((file): UploadEntry => ({
        key: ++last,
        file,
        fields: change.fields,
        state: 'waiting',
        sent: 0,
      })),
    ];
  if (change.type === 'remove') return entries.filter((entry) => entry.key !== change.key);
  return entries.map((entry) => (entry.key === change.key ? { ...entry, ...changed(change) } : entry));
}

function changed(change: Exclude<UploadChange, { type: 'add' | 'remove' }>): Partial<UploadEntry> {
  switch (change.type) {
    case 'start':
      return { state: 'sending', sent: 0, error: undefined };
    case 'progress':
      return { sent: change.sent };
    case 'done':
      return { state: 'done', sent: 1 };
    case 'fail':
      return { state: 'failed', error: change.error };
    case 'retry':
      return { state: 'waiting', sent: 0, error: undefined };
  }
}
