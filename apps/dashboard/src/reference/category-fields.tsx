import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import { ColorField } from './color-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { IconChoice } from './icon-choice.tsx';

interface CategoryFields {
  iconTitle: string;
  mainCategory: string;
  subCategory: string;
  backgroundColorName: string;
  colorName: string;
  zOrder: number;
}

/** Names of the main category and of the category, by language */
export interface CategoryNames {
  main: { de: string; en: string };
  sub: { de: string; en: string };
}

interface Props {
  fields: CategoryFields;
  errorOf: Parameters<Parameters<typeof EntryDialog>[0]['children']>[0];
  onChange(part: Partial<CategoryFields>): void;
}

/** Keys of a category and its names in all languages. */
export function CategoryTexts({
  fields: { mainCategory, subCategory },
  names,
  errorOf,
  onChange,
  onNames,
}: Props & { names: CategoryNames; onNames(names: CategoryNames): void }) {
  const t = useMessages(referenceMessages);
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <>
      <TextField
        label={t.subCategory}
        error={errorOf('subCategory')}
        hint={t.sourceHint}
        lang="en"
        required
        maxLength={120}
        value={subCategory}
        onChange={({ target }) => onChange({ subCategory: target.value })}
      />
      <TextField
        label={t.mainCategory}
        error={errorOf('mainCategory')}
        lang="en"
        required
        maxLength={120}
        value={mainCategory}
        onChange={({ target }) => onChange({ mainCategory: target.value })}
      />
      {languages.map(([language, name]) => (
        <div key={language} className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t.subName({ language: name })}
            lang={language}
            maxLength={120}
            value={names.sub[language]}
            onChange={({ target }) => onNames({ ...names, sub: { ...names.sub, [language]: target.value } })}
          />
          <TextField
            label={t.mainName({ language: name })}
            lang={language}
            maxLength={120}
            value={names.main[language]}
            onChange={({ target }) => onNames({ ...names, main: { ...names.main, [language]: target.value } })}
          />
        </div>
      ))}
    </>
  );
}

/** Icon, colours and drawing order of a category. */
export function CategoryStyle({ fields, errorOf, onChange }: Props) {
  const t = useMessages(referenceMessages);
  return (
    <>
      <IconChoice title={fields.iconTitle} onChoose={(iconTitle) => onChange({ iconTitle })} />
      <ColorField
        label={t.background}
        error={errorOf('backgroundColorName')}
        hint={t.colorHint}
        value={fields.backgroundColorName}
        onChange={(backgroundColorName) => onChange({ backgroundColorName })}
      />
      <ColorField
        label={t.color}
        error={errorOf('colorName')}
        value={fields.colorName}
        onChange={(colorName) => onChange({ colorName })}
      />
      <NumberField
        label={t.zOrder}
        error={errorOf('zOrder')}
        value={fields.zOrder}
        onChange={(to) => to !== null && onChange({ zOrder: to })}
      />
      <p className="-mt-3 text-xs text-ink-soft">{t.zOrderHint}</p>
    </>
  );
}
