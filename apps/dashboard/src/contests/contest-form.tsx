import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import { contestEditorMessages } from '../messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import { SelectField } from '../shared/select-field.tsx';
import type { ContestDraft, InvalidContestField } from './contest-draft.ts';

const EVERYWHERE = 'all';

/** The form of a contest. */
export function ContestForm({
  draft,
  invalidFields,
  timeZone,
  isNew,
  onChange,
}: {
  draft: ContestDraft;
  invalidFields: ReadonlySet<InvalidContestField>;
  timeZone: string;
  isNew: boolean;
  onChange(part: Partial<ContestDraft>): void;
}) {
  const t = useMessages(contestEditorMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-base font-title">{t.what}</h2>
      {isNew && me.branchShortIds.length > 1 && (
        <SelectField
          label={t.branch}
          value={String(draft.branchShortId ?? EVERYWHERE)}
          onChange={(value) => onChange({ branchShortId: value === EVERYWHERE ? null : Number(value), itemId: null })}
        >
          {me.role === 'staff' && <option value={EVERYWHERE}>{t.everywhere}</option>}
          {branches
            .filter(({ shortId }) => me.branchShortIds.includes(shortId))
            .map(({ shortId, title }) => (
              <option key={shortId} value={shortId}>
                {title}
              </option>
            ))}
        </SelectField>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.titleDe}
          lang="de"
          maxLength={200}
          value={draft.title.de}
          error={invalidFields.has('title') && !draft.title.de.trim() ? t.titleError : null}
          onChange={({ target }) => onChange({ title: { ...draft.title, de: target.value } })}
        />
        <TextField
          label={t.titleEn}
          lang="en"
          maxLength={200}
          value={draft.title.en}
          error={invalidFields.has('title') && !draft.title.en.trim() ? t.titleError : null}
          onChange={({ target }) => onChange({ title: { ...draft.title, en: target.value } })}
        />
      </div>
      <TextArea
        label={t.textDe}
        lang="de"
        maxLength={4000}
        value={draft.description.de}
        onChange={({ target }) => onChange({ description: { ...draft.description, de: target.value } })}
      />
      <TextArea
        label={t.textEn}
        lang="en"
        maxLength={4000}
        value={draft.description.en}
        onChange={({ target }) => onChange({ description: { ...draft.description, en: target.value } })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        <TextField
          type="datetime-local"
          label={t.begin}
          value={draft.begin}
          error={invalidFields.has('period') ? t.periodError : null}
          onChange={({ target }) => onChange({ begin: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t.end}
          min={draft.begin}
          value={draft.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <p className="text-xs text-ink-soft">{t.clock(timeZone)}</p>
      <TextField
        type="url"
        label={t.conditions}
        maxLength={2000}
        value={draft.conditionsUrl}
        error={invalidFields.has('url') ? t.urlError : null}
        onChange={({ target }) => onChange({ conditionsUrl: target.value })}
      />
      <div className="grid gap-1">
        <p className="text-sm font-medium text-ink-soft">{t.place}</p>
        <div className="flex flex-wrap items-center gap-2">
          <span lang="de" className="min-w-0 text-sm break-words">
            {draft.itemId === null ? t.noPlace : <PlaceName id={draft.itemId} />}
          </span>
          <Button size="small" icon="pin" onClick={() => setChoosing(true)}>
            {t.choosePlace}
          </Button>
          {draft.itemId !== null && (
            <Button size="small" kind="quiet" onClick={() => onChange({ itemId: null })}>
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.choosePlace} closeLabel={t.close}>
        <PlacePicker
          {...(draft.branchShortId !== null && { branch: draft.branchShortId })}
          onPick={({ id }) => {
            onChange({ itemId: id });
            setChoosing(false);
          }}
        />
      </Dialog>
    </Card>
  );
}

function PlaceName({ id }: { id: string }) {
  const { boot, auth } = useDashboard();
  return useDashboardItem(boot, auth, id).data?.title ?? '…';
}
