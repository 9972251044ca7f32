import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { NumberField } from '../shared/number-field.tsx';
import { ColorField } from './color-field.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { IconChoice } from './icon-choice.tsx';

/** Categories: they define how a place appears on the map. */
export function CategoriesPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const { data, error, mutate } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const [open, setOpen] = useState<string | null>();
  const glyphs = new Map(icons?.map((icon) => [icon.id, icon.iconSvg]));
  return (
    <>
      <EntryList
        entries={data?.map((one) => ({
          id: one.id,
          title: pick(one.subCategoryName),
          note: `${pick(one.mainCategoryName)} · ${one.subCategory}`,
          glyph: (
            <Glyph
              path={glyphs.get(one.iconId) ?? ''}
              color={one.colorName}
              background={one.backgroundColorName}
              size={28}
            />
          ),
        }))}
        error={error}
        newLabel={t.newCategory}
        onRetry={() => void mutate()}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <CategoryDialog
          key={open}
          category={data?.find(({ id }) => id === open) ?? null}
          onClose={() => setOpen(undefined)}
          onChanged={() => mutate()}
        />
      )}
    </>
  );
}

function CategoryDialog({
  category,
  onClose,
  onChanged,
}: {
  category: Category | null;
  onClose(): void;
  onChanged(): Promise<unknown>;
}) {
  const t = useMessages(referenceMessages);
  const [fields, setFields] = useState({
    iconTitle: category?.iconTitle ?? 'pin',
    mainCategory: category?.mainCategory ?? '',
    subCategory: category?.subCategory ?? '',
    backgroundColorName: category?.backgroundColorName ?? '#5C6370',
    colorName: category?.colorName ?? '#FFFFFF',
    zOrder: category?.zOrder ?? 10,
  });
  const [names, setNames] = useState({
    main: category?.mainCategoryName ?? { de: '', en: '' },
    sub: category?.subCategoryName ?? { de: '', en: '' },
  });
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const { mainCategory, subCategory, ...remaining } = fields;
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <EntryDialog
      title={category ? names.sub.de : t.newCategory}
      kind="category"
      id={category?.id ?? null}
      fields={{
        ...remaining,
        ...(mainCategory !== category?.mainCategory && { mainCategory }),
        ...(subCategory !== category?.subCategory && { subCategory }),
        translations: languages.map(([language]) => ({
          language,
          mainCategoryNameTranslate: names.main[language].trim() || mainCategory,
          subCategoryNameTranslate: names.sub[language].trim() || subCategory,
        })),
      }}
      onClose={onClose}
      onChanged={onChanged}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t.subCategory}
            error={errorOf('subCategory')}
            hint={t.sourceHint}
            lang="en"
            required
            maxLength={120}
            value={subCategory}
            onChange={({ target }) => change({ subCategory: target.value })}
          />
          <TextField
            label={t.mainCategory}
            error={errorOf('mainCategory')}
            lang="en"
            required
            maxLength={120}
            value={mainCategory}
            onChange={({ target }) => change({ mainCategory: target.value })}
          />
          {languages.map(([language, name]) => (
            <div key={language} className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={t.subName(name)}
                lang={language}
                maxLength={120}
                value={names.sub[language]}
                onChange={({ target }) => setNames({ ...names, sub: { ...names.sub, [language]: target.value } })}
              />
              <TextField
                label={t.mainName(name)}
                lang={language}
                maxLength={120}
                value={names.main[language]}
                onChange={({ target }) => setNames({ ...names, main: { ...names.main, [language]: target.value } })}
              />
            </div>
          ))}
          <IconChoice title={fields.iconTitle} onChoose={(iconTitle) => change({ iconTitle })} />
          <ColorField
            label={t.background}
            error={errorOf('backgroundColorName')}
            hint={t.colorHint}
            value={fields.backgroundColorName}
            onChange={(backgroundColorName) => change({ backgroundColorName })}
          />
          <ColorField
            label={t.color}
            error={errorOf('colorName')}
            value={fields.colorName}
            onChange={(colorName) => change({ colorName })}
          />
          <NumberField
            label={t.zOrder}
            error={errorOf('zOrder')}
            value={fields.zOrder}
            onChange={(to) => to !== null && change({ zOrder: to })}
          />
          <p className="-mt-3 text-xs text-ink-soft">{t.zOrderHint}</p>
        </>
      )}
    </EntryDialog>
  );
}
