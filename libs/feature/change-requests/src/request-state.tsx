import { useMemo, type ReactNode } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { ChangeRequest } from '@umkreis/contract/change-request.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { usePlaceById } from '@umkreis/guide-core/queries/use-place.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { selectKey } from '@umkreis/i18n/select-key.ts';

const styles = {
  open: ['clock', 'text-changing'],
  accepted: ['check', 'text-open'],
  declined: ['close', 'text-closed'],
} as const;

/** Revalidates whenever the page is viewed. */
const fresh = { keepPreviousData: false, revalidateIfStale: true, revalidateOnFocus: true, dedupingInterval: 2000 };

/** State of a proposal, for holders of its private link. */
export function RequestState({
  linkId,
  header,
  onPlace,
}: {
  linkId: string;
  header: ReactNode;
  onPlace(nanoId: string, title: string): void;
}) {
  const { boot, timeZone } = useGuide();
  const t = useMessages(proposalMessages);
  const tGuide = useMessages(guideMessages);
  const language = useLanguage();
  const {
    data: request,
    error,
    mutate,
  } = useRead(linkId ? apiUrl(boot, 'GET /items/change-requests/follow/{linkId}', { path: { linkId } }) : null, fresh);
  const place = usePlaceById(request?.itemId ?? null);
  if (!request) {
    if (error && error.status >= 400 && error.status < 500)
      return (
        <>
          {header}
          <EmptyState icon="alert" title={t.notFound} text={t.notFoundText} />
        </>
      );
    if (error)
      return (
        <>
          {header}
          <ErrorState
            offline={error.isOffline}
            title={error.isOffline ? tGuide.offline : tGuide.detailsFailed}
            retryLabel={tGuide.retry}
            onRetry={() => void mutate()}
          />
        </>
      );
    return (
      <>
        {header}
        <SkeletonRows rows={3} label={tGuide.loading} />
      </>
    );
  }
  const date = (iso: string) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));
  const [icon, color] = styles[request.state];

  return (
    <>
      {header}
      <div className="grid gap-4 p-4 text-sm">
        <div>
          <p className={`flex items-center gap-2 text-base font-semibold ${color}`}>
            <Icon name={icon} size={20} />
            {t[request.state]}
          </p>
          <p>{isAdapted(request) ? t.adaptedText : t[`${request.state}Text`]}</p>
          <p className="text-xs text-ink-soft">
            {t.sentOn({ date: date(request.dateCreated) })}
            {request.dateDecided && ` · ${t.decidedOn({ date: date(request.dateDecided) })}`}
          </p>
        </div>
        {request.reply && <TitledText title={t.reply} text={request.reply} />}
        <Changes request={request} />
        {request.note && <TitledText title={t.yourNote} text={request.note} />}
        {place && (
          <div>
            <Button size="small" icon="pin" onClick={() => onPlace(place.item.nanoId, place.item.title)}>
              {t.toPlace}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Earlier versions of the API don't return `taken`. */
const wasLeftOut = ({ taken }: ChangeRequest, field: string) => (taken ? !(field in taken) : false);
const wasAdapted = ({ taken, changes }: ChangeRequest, field: string) =>
  taken && field in taken ? JSON.stringify(taken[field]) !== JSON.stringify(changes[field]?.after) : false;
const isAdapted = (request: ChangeRequest) =>
  Object.keys(request.changes).some((field) => wasLeftOut(request, field) || wasAdapted(request, field));

function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-semibold">{title}</h3>
      <p className="rounded-control bg-sunken px-3 py-2 whitespace-pre-line">{text}</p>
    </section>
  );
}

function Changes({ request }: { request: ChangeRequest }) {
  const { boot } = useGuide();
  const t = useMessages(proposalMessages);
  const tFields = useMessages(requestsMessages);
  const pick = usePick();
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const titles = useMemo(
    () => new Map((keys ?? []).map(({ keyName, keyTitle }) => [`detail:${keyName}`, keyTitle])),
    [keys],
  );
  const fields = Object.entries(request.changes);
  if (fields.length === 0) return null;
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t.empty;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value))
      return value
        .map((id) => {
          const category = categories?.find((one) => one.id === id);
          return category ? pick(category.subCategoryName) : String(id);
        })
        .join(', ');
    return String(value);
  };
  return (
    <section>
      <h3 className="pb-1 text-sm font-semibold">{t.proposed}</h3>
      <dl className="grid gap-2">
        {fields.map(([field, { before, after }]) => {
          const title = titles.get(field);
          return (
            <div key={field} className="rounded-control px-3 py-2 ring-1 ring-line ring-inset">
              <dt className="text-xs text-ink-soft">
                {title ? pick(title) : tFields.fieldName({ field: selectKey(field), sentence: field })}
              </dt>
              <dd className="break-words">
                {request.itemId && (
                  <del className="block text-ink-soft">
                    <span className="sr-only">{t.before}: </span>
                    {text(before)}
                  </del>
                )}
                <ins className="block font-medium no-underline">
                  <span className="sr-only">{t.after}: </span>
                  {text(after)}
                </ins>
                {wasLeftOut(request, field) && <span className="block text-closed">{t.notTaken}</span>}
                {wasAdapted(request, field) && (
                  <span className="block font-medium text-open">
                    {t.taken}: {text(request.taken?.[field])}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
