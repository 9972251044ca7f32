import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { Choice } from './matching-choices.ts';

/** All categories with their icons, sorted by name. */
export function useCategoryChoices(): Choice[] {
  const { boot, language } = useDashboard();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  return useMemo(() => {
    const pick = (text: Bilingual) => text[language] || text.de;
    const { compare } = new Intl.Collator(language);
    const glyphs = new Map(icons?.map((icon) => [icon.id, icon.iconSvg]));
    return (categories ?? [])
      .map((category) => ({
        id: category.id,
        title: pick(category.subCategoryName),
        group: pick(category.mainCategoryName),
        glyph: (
          <Glyph
            path={glyphs.get(category.iconId) ?? ''}
            color={category.colorName}
            background={category.backgroundColorName}
            size={24}
          />
        ),
      }))
      .toSorted((a, b) => compare(a.title, b.title));
  }, [categories, icons, language]);
}
