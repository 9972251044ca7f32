import type { EditedContest } from '@umkreis/contract/contest.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { instantOf } from '../events/editor/event-draft.ts';

/** The form values of a contest. Times are local times of the branch, YYYY-MM-DDTHH:mm. */
export interface ContestDraft {
  branchShortId: number | null;
  title: { de: string; en: string };
  description: { de: string; en: string };
  conditionsUrl: string;
  begin: string;
  end: string;
  itemId: string | null;
}

export const emptyContest = (branchShortId: number | null): ContestDraft => ({
  branchShortId,
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  conditionsUrl: '',
  begin: '',
  end: '',
  itemId: null,
});

const readingOf = (instant: string, timeZone: string) => inZone(new Date(instant), timeZone).format('YYYY-MM-DDTHH:mm');

export const contestDraftOf = (contest: EditedContest, timeZone: string): ContestDraft => ({
  branchShortId: contest.branchShortId,
  title: contest.title,
  description: contest.description,
  conditionsUrl: contest.conditionsUrl ?? '',
  begin: readingOf(contest.dateBegin, timeZone),
  end: readingOf(contest.dateEnd, timeZone),
  itemId: contest.itemId,
});

export type InvalidContestField = 'title' | 'period' | 'url';

/** The fields that the API would reject. */
export function findInvalidContestFields(draft: ContestDraft, timeZone: string): Set<InvalidContestField> {
  const invalidFields = new Set<InvalidContestField>();
  const [begin, end] = [instantOf(draft.begin, timeZone), instantOf(draft.end, timeZone)];
  const url = draft.conditionsUrl.trim();
  if (!draft.title.de.trim() || !draft.title.en.trim()) invalidFields.add('title');
  if (!begin || !end || end <= begin) invalidFields.add('period');
  if (url && !(URL.canParse(url) && /^https?:/.test(url))) invalidFields.add('url');
  return invalidFields;
}

/**
 * The request body. An unchanged start or end is sent as stored, with its seconds.
 * @param draft a valid draft
 * @param stored the existing contest
 */
export function contestFields(draft: ContestDraft, timeZone: string, stored?: EditedContest) {
  const before = stored && contestDraftOf(stored, timeZone);
  return {
    title: draft.title,
    description: draft.description,
    conditionsUrl: draft.conditionsUrl.trim() || null,
    itemId: draft.itemId,
    dateBegin: before?.begin === draft.begin ? stored!.dateBegin : instantOf(draft.begin, timeZone)!,
    dateEnd: before?.end === draft.end ? stored!.dateEnd : instantOf(draft.end, timeZone)!,
  };
}
