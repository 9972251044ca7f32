import { arrangementNotes } from './arrangement-notes.ts';
import { dashboardNotes } from './dashboard-notes.ts';
import { publicNotes } from './public-notes.ts';

/** Notes on operations, by method and path; a route's own description comes first. */
export const operationNotes: Readonly<Record<string, string>> = {
  ...publicNotes,
  ...dashboardNotes,
  ...arrangementNotes,
};
