import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { valueGroups } from '@umkreis/taxonomy/tag-groups.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import { ColorField } from './color-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { IconChoice } from './icon-choice.tsx';

interface TagFields {
  tagKey: string;
  tagValue: string;
  tagGroup: number | null;
  iconTitle: string | null;
  colorName: string;
  backgroundColorName: string;
  showInSubtitle: boolean;
  isHidden: boolean;
  subtitleSortOrder: number;
}

/** Names of the key and of the value, by language */
export interface TagNames {
  key: { de: string; en: string };
  value: { de: string; en: string };
}

interface Props {
  fields: TagFields;
  errorOf: Parameters<Parameters<typeof EntryDialog>[0]['children']>[0];
  onChange(part: Partial<TagFields>): void;
}

/** Key and value of a tag, and their names in all languages. */
export function TagTexts({
  fields: { tagKey, tagValue },
  names,
  errorOf,
  onChange,
  onNames,
}: Props & { names: TagNames; onNames(names: TagNames): void }) {
  const t = useMessages(referenceMessages);
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={t.tagKey}
        error={errorOf('tagKey')}
        required
        maxLength={120}
        value={tagKey}
        onChange={({ target }) => onChange({ tagKey: target.value })}
      />
      <TextField
        label={t.tagValue}
        error={errorOf('tagValue')}
        required
        maxLength={120}
        value={tagValue}
        onChange={({ target }) => onChange({ tagValue: target.value })}
      />
      {languages.map(([language, name]) => [
        <TextField
          key={`${language}-key`}
          label={t.keyText({ language: name })}
          lang={language}
          maxLength={120}
          value={names.key[language]}
          onChange={({ target }) => onNames({ ...names, key: { ...names.key, [language]: target.value } })}
        />,
        <TextField
          key={`${language}-value`}
          label={t.valueText({ language: name })}
          lang={language}
          maxLength={120}
          value={names.value[language]}
          onChange={({ target }) => onNames({ ...names, value: { ...names.value, [language]: target.value } })}
        />,
      ])}
    </div>
  );
}

/** Group, icon, colours and visibility of a tag. */
export function TagStyle({ fields, errorOf, onChange }: Props) {
  const t = useMessages(referenceMessages);
  return (
    <>
      <div className="grid gap-1">
        <NumberField
          label={t.tagGroup}
          error={errorOf('tagGroup')}
          value={fields.tagGroup}
          onChange={(tagGroup) => onChange({ tagGroup })}
        />
        <p className="text-xs text-ink-soft">
          {fields.tagGroup === null ? t.tagGroupHint : valueGroups.has(fields.tagGroup) ? t.showsValue : t.showsKey}
        </p>
      </div>
      <div className="grid gap-2">
        <IconChoice title={fields.iconTitle} onChoose={(iconTitle) => onChange({ iconTitle })} />
        {fields.iconTitle !== null && (
          <Button
            size="small"
            kind="quiet"
            className="-ml-3 justify-self-start"
            onClick={() => onChange({ iconTitle: null })}
          >
            {t.noIcon}
          </Button>
        )}
      </div>
      <ColorField
        label={t.textColor}
        error={errorOf('colorName')}
        hint={t.colorHint}
        value={fields.colorName}
        onChange={(colorName) => onChange({ colorName })}
      />
      <ColorField
        label={t.background}
        error={errorOf('backgroundColorName')}
        value={fields.backgroundColorName}
        onChange={(backgroundColorName) => onChange({ backgroundColorName })}
      />
      <CheckField
        label={t.showInSubtitle}
        checked={fields.showInSubtitle}
        onChange={(showInSubtitle) => onChange({ showInSubtitle })}
      />
      {fields.showInSubtitle && (
        <NumberField
          label={t.subtitleSortOrder}
          error={errorOf('subtitleSortOrder')}
          value={fields.subtitleSortOrder}
          onChange={(to) => to !== null && onChange({ subtitleSortOrder: to })}
        />
      )}
      <CheckField label={t.isHidden} checked={fields.isHidden} onChange={(isHidden) => onChange({ isHidden })} />
    </>
  );
}
