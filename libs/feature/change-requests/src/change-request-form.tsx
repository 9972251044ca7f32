import { useMemo, useState, type FormEvent } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { sendChangeRequest } from '@umkreis/api-client/send-publicly.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { formErrorsOf, type FormErrors } from './field-errors.ts';
import { errorsOf } from './request-errors.ts';
import { RequestFields } from './request-fields.tsx';
import { bodyOf, draftOf, hasProposal, type RequestDraft } from './request-draft.ts';
import { SentRequest } from './sent-request.tsx';
import { QueuedNote } from './queued-note.tsx';
import { useRequestDraft } from './use-request-draft.ts';

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

const noFormErrors: FormErrors = { fields: {}, form: null };

/** Form for a proposal; only the differences are sent. */
export default function ChangeRequestForm({ item, shortcut, center, url, onClose }: ChangeRequestFormProps) {
  const { boot, language, isKiosk } = useGuide();
  const t = useMessages(proposalMessages);
  const [start] = useState(() => (item ? null : (center() ?? middleOf(boot))));
  const before = useMemo(() => draftOf(item, start), [item, start]);
  const { draft, set, clear, linkId, saveLink, arrivedId, isQueued, rejected, wait } = useRequestDraft(
    item?.id ?? `new:${shortcut.id}`,
    before,
  );
  const { data: keyRows, error: keysError } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const keys = useMemo(() => new Map((keyRows ?? []).map((key) => [key.id, key])), [keyRows]);
  const hours = useHoursModule();
  const [found, setFormErrors] = useState<FormErrors | null>(null);
  const formErrors =
    found ?? (rejected?.rejection ? formErrorsOf(rejected.rejection, rejected.body, keys, t) : noFormErrors);
  const [isSending, setIsSending] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const body = bodyOf(draft, before, { itemId: item?.id ?? null, searchShortcutId: shortcut.id, keys });
  const isReady = keys.size > 0 && hasProposal(body);

  if (isQueued) return <QueuedNote onClose={onClose} onWithdraw={() => wait(null)} />;
  const followed = sentId ?? arrivedId;
  if (followed) return <SentRequest linkId={followed} onClose={onClose} />;

  const change = <F extends keyof RequestDraft>(field: F, value: RequestDraft[F]) => {
    set(field, value);
    const fields = { ...formErrors.fields, [field]: undefined };
    setFormErrors({ fields, form: Object.values(fields).some(Boolean) ? formErrors.form : null });
  };

  const send = async () => {
    const where = {
      lat: item?.lat ?? body.lat ?? 0,
      lon: item?.lon ?? body.lon ?? 0,
      hoursPlace: item?.hoursPlace ?? undefined,
    };
    const hoursError = (value: string) => hours?.validateHours(value, openingPlaceOf(boot, where), language).error;
    const errors = errorsOf(body, keys, hoursError);
    if (errors.length > 0) return setFormErrors(formErrorsOf({ status: 400, errors }, body, keys, t));
    setIsSending(true);
    const once = crypto.randomUUID();
    try {
      const { linkId: sent } = await sendChangeRequest(boot, body, once);
      clear();
      wait(null);
      saveLink(sent);
      setSentId(sent);
    } catch (error) {
      const failed = error instanceof ApiError ? error : null;
      const { pathname, search } = new URL(url);
      if (failed?.isOffline && !isKiosk)
        wait({ body, once, title: body.title ?? item?.title, page: pathname + search });
      else if (failed)
        setFormErrors(formErrorsOf({ status: failed.status, errors: failed.problem?.errors ?? [] }, body, keys, t));
      else setFormErrors({ fields: {}, form: t.failed });
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
      <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-t border-line bg-paper px-5 py-3">
        <div className="flex items-center justify-between gap-2">
          <Button
            kind="quiet"
            disabled={isSending}
            onClick={() => {
              clear();
              wait(null);
              setFormErrors(null);
              onClose();
            }}
          >
            {t.discard}
          </Button>
          <Button kind="primary" type="submit" icon="send" busy={isSending} disabled={!isReady}>
            {isSending ? t.sending : t.send}
          </Button>
        </div>
        <p className="text-xs text-ink-soft">{isReady ? t.storedHint : keysError ? t.offline : t.nothingToSend}</p>
      </div>
    </form>
  );
}
