import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { branchMessages } from '../../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '../../shared/check-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { filterOf, idsOf, useShortcutChoices } from './use-shortcut-choices.tsx';

type Fields = Omit<SearchShortcutConfig, 'id' | 'env'>;
const empty: Fields = {
  title: { de: '', en: '' },
  icon: 'pin',
  filter: {},
  allowItemAddition: false,
  allowChangeRequest: false,
  useDefaultMapBoundaries: true,
  note: '',
  showInFrameMenu: true,
};

/** Edits one search shortcut or a new one. */
export function ShortcutForm({
  shortcut,
  branchShortId,
  sortOrder,
  onDone,
}: {
  /** null: a new shortcut */
  shortcut: EditedSearchShortcut | null;
  branchShortId: number;
  /** Sort order of a new shortcut */
  sortOrder: number;
  /** @param isWritten whether something changed */
  onDone(isWritten: boolean): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const choices = useShortcutChoices();
  const [fields, setFields] = useState<Fields>(() => fieldsOf(shortcut));
  const [isSubmitted, setSubmitted] = useState(false);
  const change = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  const ids = idsOf(fields.filter);
  const list = (next: readonly string[]) => change({ filter: filterOf(next, fields.filter.hasEvents) });
  const of = (kinds: readonly string[], from: typeof choices.tags) =>
    ids
      .filter((id) => kinds.some((kind) => id.startsWith(kind)))
      .map((id) => from.find((one) => one.id === id) ?? { id, title: id.slice(4), group: '' });
  const isUntitled = !fields.title.de.trim() || !fields.title.en.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isUntitled) return;
    void write.run(async () => {
      if (shortcut)
        await callApi(boot, 'PUT /search/shortcuts/{id}', {
          path: { id: shortcut.id },
          body: changesOf(shortcut, fields),
          auth,
        });
      else await callApi(boot, 'POST /search/shortcuts/', { body: { ...fields, branchShortId, sortOrder }, auth });
      await onDone(true);
    });
  };
  const titleError = isSubmitted && isUntitled ? t.titleMissing : null;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Button
        size="small"
        kind="quiet"
        icon="back"
        className="-ml-3 justify-self-start"
        onClick={() => void onDone(false)}
      >
        {t.back}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.shortcutTitleDe}
          lang="de"
          maxLength={80}
          value={fields.title.de}
          error={fields.title.de.trim() ? null : titleError}
          onChange={({ target }) => change({ title: { ...fields.title, de: target.value } })}
        />
        <TextField
          label={t.shortcutTitleEn}
          lang="en"
          maxLength={80}
          value={fields.title.en}
          error={fields.title.en.trim() ? null : titleError}
          onChange={({ target }) => change({ title: { ...fields.title, en: target.value } })}
        />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
        <span className="grid size-11 place-items-center rounded-control bg-sunken" title={fields.icon}>
          {choices.icons.find(({ id }) => id === fields.icon)?.glyph}
        </span>
        <ChoiceField
          label={`${t.icon}: ${fields.icon}`}
          choices={choices.icons}
          onChoose={({ id }) => change({ icon: id })}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.lists}</legend>
        <p className="text-xs text-ink-soft">{t.listsHint}</p>
        <ChosenChips
          chosen={of(['main:', 'sub:'], choices.categories)}
          onRemove={({ id }) => list(ids.filter((one) => one !== id))}
        />
        <ChoiceField
          label={t.addCategory}
          choices={choices.categories.filter(({ id }) => !ids.includes(id))}
          onChoose={({ id }) => list([...ids, id])}
        />
        <ChosenChips
          chosen={of(['tag:', 'key:'], choices.tags)}
          onRemove={({ id }) => list(ids.filter((one) => one !== id))}
        />
        <ChoiceField
          label={t.addTag}
          choices={choices.tags.filter(({ id }) => !ids.includes(id))}
          onChoose={({ id }) => list([...ids, id])}
        />
        <CheckField
          label={t.hasEventsOnly}
          checked={fields.filter.hasEvents ?? false}
          onChange={(isOn) => change({ filter: filterOf(ids, isOn) })}
        />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.visitors}</legend>
        <CheckField
          label={t.allowItemAddition}
          checked={fields.allowItemAddition}
          onChange={(allowItemAddition) => change({ allowItemAddition })}
        />
        <CheckField
          label={t.allowChangeRequest}
          checked={fields.allowChangeRequest}
          onChange={(allowChangeRequest) => change({ allowChangeRequest })}
        />
        {(fields.allowItemAddition || fields.allowChangeRequest) && (
          <>
            <TextField
              label={t.subtitle}
              lang="de"
              maxLength={300}
              value={fields.changeRequestSubtitle ?? ''}
              onChange={({ target }) => change({ changeRequestSubtitle: target.value })}
            />
            <TextField
              label={t.subtitleEn}
              lang="en"
              maxLength={300}
              value={fields.changeRequestSubtitleEn ?? ''}
              onChange={({ target }) => change({ changeRequestSubtitleEn: target.value })}
            />
          </>
        )}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.onMap}</legend>
        <CheckField
          label={t.useDefaultMapBoundaries}
          checked={fields.useDefaultMapBoundaries}
          onChange={(useDefaultMapBoundaries) => change({ useDefaultMapBoundaries })}
        />
        <CheckField
          label={t.showInFrameMenu}
          checked={fields.showInFrameMenu}
          onChange={(showInFrameMenu) => change({ showInFrameMenu })}
        />
      </fieldset>
      <TextField
        label={t.note}
        maxLength={200}
        value={fields.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={write.state === 'busy'}>
          {t.save}
        </Button>
        {shortcut && !shortcut.isConfigured && (
          <Button
            kind="danger"
            icon="trash"
            onClick={() =>
              void write.run(async () => {
                await callApi(boot, 'DELETE /search/shortcuts/{id}', { path: { id: shortcut.id }, auth });
                await onDone(true);
              })
            }
          >
            {t.deleteShortcut}
          </Button>
        )}
        <WriteNote write={write} />
      </div>
      {shortcut?.isConfigured && <p className="text-xs text-ink-soft">{t.fromConfiguration}</p>}
    </form>
  );
}

function fieldsOf(shortcut: EditedSearchShortcut | null): Fields {
  if (!shortcut) return empty;
  const { id: _id, env: _env, ...fields } = shortcut.config;
  return fields;
}

/** Only the changed fields, so that changes by others to the remaining fields are preserved. */
function changesOf(shortcut: EditedSearchShortcut, fields: Fields): Partial<Fields> {
  const before = fieldsOf(shortcut);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields]),
    ),
  );
}
