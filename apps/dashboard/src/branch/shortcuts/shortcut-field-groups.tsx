import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { useShortcutChoices } from './use-shortcut-choices.tsx';
import type { ShortcutFields } from './shortcut-fields.ts';

interface Props {
  fields: ShortcutFields;
  onChange(part: Partial<ShortcutFields>): void;
}

/** Titles of a search shortcut and its icon. @param titleError error of an empty title */
export function TitleAndIcon({ fields, titleError, onChange }: Props & { titleError: string | null }) {
  const t = useMessages(branchMessages);
  const choices = useShortcutChoices();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.shortcutTitleDe}
          lang="de"
          maxLength={80}
          value={fields.title.de}
          error={fields.title.de.trim() ? null : titleError}
          onChange={({ target }) => onChange({ title: { ...fields.title, de: target.value } })}
        />
        <TextField
          label={t.shortcutTitleEn}
          lang="en"
          maxLength={80}
          value={fields.title.en}
          error={fields.title.en.trim() ? null : titleError}
          onChange={({ target }) => onChange({ title: { ...fields.title, en: target.value } })}
        />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
        <span className="grid size-11 place-items-center rounded-control bg-sunken" title={fields.icon}>
          {choices.icons.find(({ id }) => id === fields.icon)?.glyph}
        </span>
        <ChoiceField
          label={`${t.icon}: ${fields.icon}`}
          choices={choices.icons}
          onChoose={({ id }) => onChange({ icon: id })}
        />
      </div>
    </>
  );
}

/** What visitors may add and change in the list. */
export function VisitorFields({ fields, onChange }: Props) {
  const t = useMessages(branchMessages);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.visitors}</legend>
      <CheckField
        label={t.allowItemAddition}
        checked={fields.allowItemAddition}
        onChange={(allowItemAddition) => onChange({ allowItemAddition })}
      />
      <CheckField
        label={t.allowChangeRequest}
        checked={fields.allowChangeRequest}
        onChange={(allowChangeRequest) => onChange({ allowChangeRequest })}
      />
      {(fields.allowItemAddition || fields.allowChangeRequest) && (
        <>
          <TextField
            label={t.subtitle}
            lang="de"
            maxLength={300}
            value={fields.changeRequestSubtitle ?? ''}
            onChange={({ target }) => onChange({ changeRequestSubtitle: target.value })}
          />
          <TextField
            label={t.subtitleEn}
            lang="en"
            maxLength={300}
            value={fields.changeRequestSubtitleEn ?? ''}
            onChange={({ target }) => onChange({ changeRequestSubtitleEn: target.value })}
          />
        </>
      )}
    </fieldset>
  );
}

/** How the map shows the list. */
export function MapFields({ fields, onChange }: Props) {
  const t = useMessages(branchMessages);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.onMap}</legend>
      <CheckField
        label={t.useDefaultMapBoundaries}
        checked={fields.useDefaultMapBoundaries}
        onChange={(useDefaultMapBoundaries) => onChange({ useDefaultMapBoundaries })}
      />
      <CheckField
        label={t.showInFrameMenu}
        checked={fields.showInFrameMenu}
        onChange={(showInFrameMenu) => onChange({ showInFrameMenu })}
      />
    </fieldset>
  );
}
