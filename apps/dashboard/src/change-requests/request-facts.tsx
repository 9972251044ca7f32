import type { Branch } from '@umkreis/contract/branch.ts';
import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { requestTitle } from './request-title.ts';

interface Props {
  request: ReceivedChangeRequest;
  timeZone: string;
}

/** Title of a proposal, its branch and when it was sent. */
export function RequestHeader({ request, timeZone, branch }: Props & { branch: Branch | undefined }) {
  const t = useMessages(requestsMessages);
  const { language } = useDashboard();
  const title = requestTitle(request, t.newPlace);
  const contentLanguage = useContentLanguage();
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 lang={contentLanguage} className="text-base font-title break-words">
        {request.itemId ? <Link to={dashboardRoutes.place.to(request.itemId)}>{title}</Link> : title}
      </h2>
      <p className="tabular text-sm text-ink-soft">
        {[
          !request.itemId && t.newPlace,
          branch?.title,
          t.sent({ date: formatInstant(request.dateCreated, language, timeZone) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  );
}

/** Note and e-mail address of the sender; nothing without either. */
export function RequestNotes({ request }: Pick<Props, 'request'>) {
  const t = useMessages(requestsMessages);
  if (!request.note && !request.contactEmail) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {request.note && (
        <>
          <dt className="text-ink-soft">{t.noteOf}</dt>
          <dd className="break-words whitespace-pre-wrap">{request.note}</dd>
        </>
      )}
      {request.contactEmail && (
        <>
          <dt className="text-ink-soft">{t.contact}</dt>
          <dd className="break-all">
            <a href={`mailto:${request.contactEmail}`}>{request.contactEmail}</a>
          </dd>
        </>
      )}
    </dl>
  );
}

interface DecisionProps extends Props {
  /** Omitted: the decision cannot be undone. */
  onReopen: (() => void) | undefined;
}

/** The decision on a proposal; for an open one, earlier decisions on its place. */
export const DecisionNotes = ({ onReopen, ...rest }: DecisionProps) =>
  rest.request.state === 'open' ? <EarlierNotes {...rest} /> : <DecidedNote {...rest} onReopen={onReopen} />;

/** Who decided on a proposal, when, and the reply, with a button that opens it again. */
function DecidedNote({ request, timeZone, onReopen }: DecisionProps) {
  const t = useMessages(requestsMessages);
  const { language } = useDashboard();
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p>
        {request.dateDecided &&
          t.decided({ date: formatInstant(request.dateDecided, language, timeZone), who: request.decidedBy ?? '–' })}
        {request.reply && <span className="block whitespace-pre-wrap text-ink">{request.reply}</span>}
      </p>
      {onReopen && request.dateDecided && (
        <Button size="small" icon="refresh" className="justify-self-start" onClick={onReopen}>
          {t.reopen}
        </Button>
      )}
    </div>
  );
}

/** Replies to earlier proposals for the same place. */
function EarlierNotes({ request: { earlier = [] }, timeZone }: Props) {
  const t = useMessages(requestsMessages);
  const { language } = useDashboard();
  if (earlier.length === 0) return null;
  return (
    <section aria-label={t.earlierNotes} className="grid gap-1 text-sm">
      <h3 className="text-xs font-medium text-ink-soft">{t.earlierNotes}</h3>
      <ul className="grid gap-1">
        {earlier.map(({ state, dateDecided, decidedBy, reply }) => (
          <li key={dateDecided} className="wrap-anywhere whitespace-pre-line">
            <span className="text-xs text-ink-soft">
              {[
                formatInstant(dateDecided, language, timeZone),
                state === 'accepted' ? t.accepted : t.declined,
                decidedBy,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="block">{reply}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
