import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntriesPart, type DialogActions } from './entries/entries-part.tsx';
import { CategoryStyle, CategoryTexts } from './category-fields.tsx';

/** Categories: they define how a place appears on the map. */
export function CategoriesPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot } = useDashboard();
  const read = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const glyphs = new Map(icons?.map((icon) => [icon.id, icon.iconSvg]));
  return (
    <EntriesPart
      read={read}
      newLabel={t.newCategory}
      entryOf={(one) => ({
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
      })}
      dialogOf={(category, actions) => <CategoryDialog key={category?.id} category={category} {...actions} />}
    />
  );
}

function CategoryDialog({ category, ...actions }: DialogActions & { category: Category | null }) {
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
  const languages = ['de', 'en'] as const;
  return (
    <EntryDialog
      title={category ? names.sub.de : t.newCategory}
      kind="category"
      id={category?.id ?? null}
      fields={{
        ...remaining,
        ...(mainCategory !== category?.mainCategory && { mainCategory }),
        ...(subCategory !== category?.subCategory && { subCategory }),
        translations: languages.map((language) => ({
          language,
          mainCategoryNameTranslate: names.main[language].trim() || mainCategory,
          subCategoryNameTranslate: names.sub[language].trim() || subCategory,
        })),
      }}
      {...actions}
    >
      {(errorOf) => (
        <>
          <CategoryTexts fields={fields} names={names} errorOf={errorOf} onChange={change} onNames={setNames} />
          <CategoryStyle fields={fields} errorOf={errorOf} onChange={change} />
        </>
      )}
    </EntryDialog>
  );
}
