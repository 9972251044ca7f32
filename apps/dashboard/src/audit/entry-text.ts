import type { AuditEntry } from '@umkreis/contract/audit.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import type { auditMessages } from './messages/audit.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

type Texts = TextsOf<typeof auditMessages>;

const accesses: Readonly<Record<string, keyof Texts>> = {
  'contest-entries-read': 'readEntries',
  'contacts-read': 'readContacts',
  'places-export': 'exportedPlaces',
  'staff-read': 'readStaff',
  'staff-revisions-read': 'readStaffRevisions',
  'personal-data-find': 'foundPerson',
  'personal-data-export': 'exportedPerson',
  'personal-data-erase': 'erasedPerson',
  'request-reopen': 'reopenedRequest',
  'retention-run': 'retention',
};
const subjects: Readonly<Record<string, keyof Texts>> = {
  item: 'item',
  event: 'event',
  branch: 'branch',
  staff: 'staff',
  'change-request': 'changeRequest',
  contest: 'contest',
  list: 'list',
  searchShortcut: 'searchShortcut',
  kiosk: 'kiosk',
  category: 'category',
  tag: 'tag',
  icon: 'icon',
  detailKey: 'detailKey',
  searchWord: 'searchWord',
};
const verbs: Readonly<Record<string, keyof Texts>> = {
  create: 'created',
  add: 'added',
  remove: 'deleted',
  delete: 'deleted',
  restore: 'restored',
  accepted: 'accepted',
  declined: 'declined',
  close: 'closed',
  draw: 'drawn',
  rights: 'rights',
  bind: 'bound',
  unbind: 'unbound',
};

/** The text of an entry, e.g. 'Place: changed'. An action without a text of its own is shown as a change. */
export function entryText({ kind, action }: AuditEntry, t: Texts): string {
  const word = (key: keyof Texts | undefined, otherwise: keyof Texts) => String(t[key ?? otherwise]);
  if (kind === 'access') return accesses[action] ? word(accesses[action], 'changed') : action;
  // The action of reference data starts with its kind: category-update.
  const cut = kind === 'reference' ? action.indexOf('-') : -1;
  const what = cut > 0 ? action.slice(0, cut) : kind;
  const done = action.slice(cut + 1);
  const verb = verbs[done] ?? (done.endsWith('-create') ? 'added' : done.endsWith('-delete') ? 'deleted' : undefined);
  return `${word(subjects[what], 'reference')}: ${word(verb, 'changed')}`;
}

/** The screen with the history of the record that was written or read; undefined if there is none. */
export function entryLink({ kind, action, subject, branchShortId }: AuditEntry): string | undefined {
  if (kind === 'staff') return dashboardRoutes.staff.to();
  if (kind === 'branch') return branchShortId ? `${dashboardRoutes.branch.to()}?map=${branchShortId}` : undefined;
  if (!subject) return undefined;
  if (kind === 'item' || kind === 'change-request') return dashboardRoutes.place.to(subject);
  if (kind === 'event') return dashboardRoutes.event.to(subject);
  const isContest = action === 'contest-entries-read' || (action.startsWith('contest-') && action !== 'contest-delete');
  return isContest ? dashboardRoutes.contest.to(subject) : undefined;
}

/** Counts and hash of a deletion or search, e.g. 'contest entries: 2'. */
export const detailTexts = ({ details }: AuditEntry, t: Texts): string[] =>
  Object.entries(details).map(([name, value]) => `${name in t ? String(t[name as keyof Texts]) : name}: ${value}`);
