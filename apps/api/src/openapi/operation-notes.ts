import { arrangementNotes } from './arrangement-notes.ts';
import { dashboardNotes } from './dashboard-notes.ts';
import { publicNotes } from './public-notes.ts';

/** What operations do beyond their summaries, by method and path; a route's own description comes first. */
export const operationNotes: Readonly<Record<string, string>> = {
  ...publicNotes,
  ...dashboardNotes,
  ...arrangementNotes,
};
