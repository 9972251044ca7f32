import { contestMessages } from './messages/contests.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { UnsentNotice } from '@umkreis/guide-core/unsent-notice.tsx';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { discardRejectedEntry, type StoredEntry } from './rejected-entries.ts';
import { useRunningContests } from './use-running-contests.ts';

/** A contest entry that the server rejected after it had been queued. */
export function RejectedEntryNotice({ entry }: { entry: StoredEntry }) {
  const t = useMessages(contestMessages);
  const tToggle = useMessages(openerMessages);
  const pick = usePick();
  const [, openContest] = useQueryValue('contest');
  const { contests } = useRunningContests();
  const contest = contests.find(({ id }) => id === entry.body.contestId);
  return (
    <UnsentNotice
      title={t.rejectedTitle}
      subject={contest ? pick(contest.title) : tToggle.contests}
      reason={contest ? t.rejectedText : tToggle.contestOverText}
      onDiscard={() => void discardRejectedEntry(entry.url)}
    >
      {contest && (
        <Button kind="primary" size="small" onClick={() => openContest(contest.nanoId)}>
          {t.rejectedReview}
        </Button>
      )}
    </UnsentNotice>
  );
}
