import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Contest } from '@umkreis/contract/contest.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { contestMessages } from './messages/contests.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { ContestForm } from './contest-form.tsx';
import { editedEntryAtom } from './edited-entry.ts';
import { useParticipated } from './participated.ts';
import { discardRejectedEntry, useRejectedEntries } from './rejected-entries.ts';
import { withdrawEntry } from './waiting-entries.ts';

/** The waiting entry of a contest that is being edited, until it is closed, or else one that the server rejected. */
function useEarlierEntry(contestId: string, isPublicDevice: boolean) {
  const [edited, setEdited] = useAtom(editedEntryAtom);
  const rejected = useRejectedEntries(isPublicDevice).find(({ body }) => body.contestId === contestId);
  useEffect(() => () => setEdited(null), [setEdited]);
  return { waiting: edited?.body.contestId === contestId ? edited : undefined, rejected };
}

/** A contest's task, deadline and conditions; then the form, or a note that the visitor has taken part. */
export default function ContestDetails({ contest }: { contest: Contest }) {
  const { isKiosk, timeZone } = useGuide();
  const takeAlong = useTakeAlong();
  const t = useMessages(contestMessages);
  const tToggle = useMessages(openerMessages);
  const pick = usePick();
  const language = useLanguage();
  const [participated, add] = useParticipated();
  const [done, setDone] = useState<'sent' | 'waits' | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const until = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(contest.dateEnd),
  );
  const { waiting, rejected } = useEarlierEntry(contest.id, isKiosk);
  const before = participated.includes(contest.id) && !rejected && !waiting;
  return (
    <>
      <p className="text-sm whitespace-pre-line">{pick(contest.description)}</p>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon name="clock" size={16} />
        {tToggle.contestUntil({ date: until })}
      </p>
      <p className="text-xs text-ink-soft">
        {contest.conditionsUrl && isSafeUrl(contest.conditionsUrl) ? (
          <OutboundLink href={webUrl(contest.conditionsUrl)} className="text-accent underline underline-offset-2">
            {t.conditions}
          </OutboundLink>
        ) : (
          t.noConditions
        )}
      </p>
      {isKiosk && (
        <>
          <p className="text-sm text-ink-soft">{t.onPhone}</p>
          <QrCode text={takeAlong(`${routes.map.to()}?contest=${contest.nanoId}`)} label={t.qrCode} />
        </>
      )}
      {!isKiosk && (done || (before && !isAgain)) && (
        <div className="grid justify-items-start gap-2 rounded-control bg-sunken p-3 text-sm">
          <output className="flex items-center gap-2 font-semibold text-open">
            <Icon name={done === 'waits' ? 'clock' : 'check'} size={18} />
            {done === 'waits' ? t.waits : done ? t.done : t.already}
          </output>
          {done ? (
            <p className="text-ink-soft">{done === 'waits' ? t.waitsText : t.doneText}</p>
          ) : (
            <Button size="small" onClick={() => setIsAgain(true)}>
              {t.again}
            </Button>
          )}
        </div>
      )}
      {!isKiosk && !done && (!before || isAgain) && (
        <ContestForm
          key={waiting?.once ?? rejected?.url}
          contest={contest}
          before={waiting ?? rejected}
          onDone={(how) => {
            // The new one is safe before the old one goes.
            if (waiting) void withdrawEntry(waiting.once);
            else if (rejected) void discardRejectedEntry(rejected.url);
            setDone(how);
            add(contest.id);
          }}
        />
      )}
    </>
  );
}
