import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { WaitingEntry } from '@umkreis/contract/offline.ts';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OwnEntryRow } from '@umkreis/guide-core/own-entry-row.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { editedEntryAtom } from './edited-entry.ts';
import { contestMessages } from './messages/contests.ts';
import { useParticipated } from './participated.ts';
import { discardRejectedEntry, useRejectedEntries, type StoredEntry } from './rejected-entries.ts';
import { useRunningContests } from './use-running-contests.ts';
import { useWaitingEntries, withdrawEntry } from './waiting-entries.ts';

interface OwnEntries {
  /** Number of all, and of those that are not sent */
  count: number;
  unsentCount: number;
  /** List items. @param date formats an instant */
  rows(date: (iso: string) => string): ReactNode;
}

/** The contest entries of this device: those that wait, were rejected, or were sent. */
export function useOwnEntries(): OwnEntries {
  const { isKiosk } = useGuide();
  const waiting = useWaitingEntries(isKiosk);
  const rejected = useRejectedEntries(isKiosk);
  const [participated] = useParticipated();
  const unsent = new Set([...waiting, ...rejected].map(({ body }) => body.contestId));
  const sent = participated.filter((id) => !unsent.has(id));
  return {
    count: waiting.length + rejected.length + sent.length,
    unsentCount: waiting.length + rejected.length,
    rows: (date) => (
      <>
        {rejected.map((entry) => (
          <RejectedRow key={entry.url} entry={entry} />
        ))}
        {waiting.map((entry) => (
          <WaitingRow key={entry.once} entry={entry} date={date} />
        ))}
        {sent.map((id) => (
          <SentRow key={id} contestId={id} />
        ))}
      </>
    ),
  };
}

/** A contest of an entry, while it runs. */
function useContest(contestId: string) {
  const t = useMessages(openerMessages);
  const pick = usePick();
  const { contests } = useRunningContests();
  const contest = contests.find(({ id }) => id === contestId);
  return { contest, title: contest ? pick(contest.title) : t.contests };
}

function WaitingRow({ entry, date }: { entry: WaitingEntry; date(iso: string): string }) {
  const t = useMessages(contestMessages);
  const tProposal = useMessages(proposalMessages);
  const edit = useSetAtom(editedEntryAtom);
  const [, openContest] = useQueryValue('contest');
  const { contest, title } = useContest(entry.body.contestId);
  return (
    <OwnEntryRow
      icon="clock"
      color="text-changing"
      title={title}
      status={t.waitsSince({ date: date(new Date(entry.queuedAt).toISOString()) })}
    >
      <Button kind="quiet" size="small" onClick={() => void withdrawEntry(entry.once)}>
        {tProposal.discard}
      </Button>
      {contest && (
        <Button
          size="small"
          onClick={() => {
            edit(entry);
            openContest(contest.nanoId);
          }}
        >
          {t.edit}
        </Button>
      )}
    </OwnEntryRow>
  );
}

function RejectedRow({ entry }: { entry: StoredEntry }) {
  const t = useMessages(contestMessages);
  const tOpener = useMessages(openerMessages);
  const tProposal = useMessages(proposalMessages);
  const [, openContest] = useQueryValue('contest');
  const { contest, title } = useContest(entry.body.contestId);
  return (
    <OwnEntryRow
      icon="alert"
      color="text-danger"
      title={title}
      status={t.rejectedReason({ reason: contest ? t.rejectedText : tOpener.contestOverText })}
    >
      <Button kind="quiet" size="small" onClick={() => void discardRejectedEntry(entry.url)}>
        {tProposal.discard}
      </Button>
      {contest && (
        <Button size="small" onClick={() => openContest(contest.nanoId)}>
          {t.rejectedReview}
        </Button>
      )}
    </OwnEntryRow>
  );
}

function SentRow({ contestId }: { contestId: string }) {
  const t = useMessages(contestMessages);
  const { title } = useContest(contestId);
  return (
    <OwnEntryRow icon="check" color="text-open" title={title} status={t.sent}>
      {null}
    </OwnEntryRow>
  );
}
