import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { sendChangeRequest } from '@umkreis/api-client/send-publicly.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { RequestFields } from './request-fields.tsx';
import { bodyOf, draftOf, hasProposal, type RequestDraft } from './request-draft.ts';
import { SentRequest } from './sent-request.tsx';
import { QueuedNote } from './queued-note.tsx';
import { useRequestDraft } from './use-request-draft.ts';
import { RequestActions } from './request-actions.tsx';
import { followInvalidFields } from '@umkreis/ui/follow-invalid-fields.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useDetailKeys } from '@umkreis/api-client/use-detail-keys.ts';

export interface ChangeRequestFormProps {
  /** null: a new place */
  item: Item | null;
  shortcut: SearchShortcutConfig;
  /** Suggested position of a new place */
  center(): LngLat | null;
  /** Absolute URL that opens this form */
  url: string;
  onClose(): void;
}

/** The branch's centre, used until the map is ready */
const middleOf = ({ branch }: Boot): LngLat | null =>
  branch?.mapCenter[0] ? [branch.mapCenter[0].lon, branch.mapCenter[0].lat] : null;

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function useInitialDraft(item: Item | null, center: () => LngLat | null): RequestDraft {
  const { boot } = useGuide();
  const [start] = useState(() => (item ? null : (center() ?? middleOf(boot))));
  return useMemo(() => draftOf(item, start), [item, start]);
}

/** Form for a proposal; only the differences are sent. */
export default function ChangeRequestForm({ item, shortcut, center, url, onClose }: ChangeRequestFormProps) {
  const { boot, language, isKiosk } = useGuide();
  const t = useMessages(proposalMessages);
  const before = useInitialDraft(item, center);
  const { draft, set, clear, linkId, saveLink, arrivedId, isQueued, rejected, wait } = useRequestDraft(
    item?.id ?? `new:${shortcut.id}`,
    before,
  );
  const { keys, error: keysError } = useDetailKeys(boot);

  const { formErrors, setFormErrors, clearField, reportInvalid, reportFailure } = useFormErrors(item, keys, rejected);
  useEffect(followInvalidFields, []);
  const [isSending, setIsSending] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const body = bodyOf(draft, before, { itemId: item?.id ?? null, searchShortcutId: shortcut.id, keys });
  const isReady = keys.size > 0 && hasProposal(body);

  if (isQueued) return <QueuedNote onClose={onClose} onWithdraw={() => wait(null)} />;
  const followed = sentId ?? arrivedId;
  if (followed) return <SentRequest linkId={followed} onClose={onClose} />;

  const change = <F extends keyof RequestDraft>(field: F, value: RequestDraft[F]) => {
    set(field, value);
    clearField(field);
  };

  const send = async () => {
    if (reportInvalid(body)) return;
    setIsSending(true);
    const once = crypto.randomUUID();
    const title = body.title ?? item?.title;
    try {
      const { linkId: sent } = await sendChangeRequest(boot, body, once);
      clear();
      wait(null);
      saveLink(sent, title);
      setSentId(sent);
    } catch (error) {
      if (error instanceof ApiError && error.isOffline && !isKiosk)
        wait({ body, once, title, page: pathOf(url), queuedAt: new Date().toISOString() });
      else reportFailure(error, body);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <p className="text-sm text-ink-soft">
        {(language === 'en' ? shortcut.changeRequestSubtitleEn : shortcut.changeRequestSubtitle) ?? t.intro}
      </p>
      <RequestFields
        draft={draft}
        errors={formErrors.fields}
        item={item}
        shortcut={shortcut}
        onChange={change}
        linkId={linkId}
      />
      {formErrors.form && (
        <p role="alert" className="text-sm font-medium text-danger">
          {formErrors.form}
        </p>
      )}
      <RequestActions
        isSending={isSending}
        isReady={isReady}
        hint={isReady ? t.storedHint : keysError ? t.offline : t.nothingToSend}
        onDiscard={() => {
          clear();
          wait(null);
          setFormErrors(null);
          onClose();
        }}
      />
    </form>
  );
}
