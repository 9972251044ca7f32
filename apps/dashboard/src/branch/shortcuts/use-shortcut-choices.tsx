import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Glyph, GlyphMark } from '@umkreis/ui/glyph.tsx';
import { tagTitle } from '../../choice/use-tag-choices.ts';
import type { Choice } from '../../choice/matching-choices.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';

type Filter = SearchShortcutConfig['filter'];

/** Choices whose ids encode filter entries: `main:Eating`, `sub:Bakery`, `tag:cuisine=pizza`, `key:cuisine`. */
export function useShortcutChoices(): { categories: Choice[]; tags: Choice[]; icons: Choice[] } {
  const t = useMessages(branchMessages);
  const { boot, language } = useDashboard();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  return useMemo(() => {
    const pick = (text: Bilingual) => text[language] || text.de;
    const { compare } = new Intl.Collator(language);
    const glyphs = new Map(icons?.map((icon) => [icon.id, icon.iconSvg]));
    const byTitle = (rows: Choice[]) => rows.toSorted((a, b) => compare(a.group, b.group) || compare(a.title, b.title));
    const mains = new Map(categories?.map((one) => [one.mainCategory, pick(one.mainCategoryName)]));
    const subs = new Map(categories?.map((one) => [one.subCategory, one]));
    const keys = new Map(tags?.map((one) => [one.tagKey, pick(one.tagKeyName)]));
    return {
      categories: [
        ...byTitle(
          [...mains].map(([name, title]) => ({ id: `main:${name}`, title: t.allOf({ name: title }), group: '' })),
        ),
        ...byTitle(
          [...subs].map(([name, one]) => ({
            id: `sub:${name}`,
            title: pick(one.subCategoryName),
            group: pick(one.mainCategoryName),
            glyph: (
              <Glyph
                path={glyphs.get(one.iconId) ?? ''}
                color={one.colorName}
                background={one.backgroundColorName}
                size={24}
              />
            ),
          })),
        ),
      ],
      tags: byTitle([
        ...(tags ?? []).map((one) => ({
          id: `tag:${one.tagKey}=${one.tagValue}`,
          title: tagTitle(one, pick),
          group: pick(one.tagKeyName),
        })),
        ...[...keys].map(([key, name]) => ({ id: `key:${key}`, title: t.allOf({ name }), group: name })),
      ]),
      icons: (icons ?? []).map(({ title, iconSvg }) => ({
        id: title,
        title,
        group: '',
        glyph: <GlyphMark path={iconSvg} size={20} />,
      })),
    };
  }, [categories, tags, icons, language, t]);
}

/** The choice ids of a filter. */
export const idsOf = ({ mainCategories = [], subCategories = [], tags = [] }: Filter): string[] => [
  ...mainCategories.map((name) => `main:${name}`),
  ...subCategories.map((name) => `sub:${name}`),
  ...tags.map(({ tagKey, tagValue }) => (tagValue === undefined ? `key:${tagKey}` : `tag:${tagKey}=${tagValue}`)),
];

/** The filter of choice ids. */
export function filterOf(ids: readonly string[], hasEvents: boolean | undefined): Filter {
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));
  const [mainCategories, subCategories] = [named('main'), named('sub')];
  const tags = [
    ...named('key').map((tagKey) => ({ tagKey })),
    ...named('tag').map((name) => {
      const at = name.indexOf('=');
      return { tagKey: name.slice(0, at), tagValue: name.slice(at + 1) };
    }),
  ];
  return {
    ...(mainCategories.length > 0 && { mainCategories }),
    ...(subCategories.length > 0 && { subCategories }),
    ...(tags.length > 0 && { tags }),
    ...(hasEvents && { hasEvents }),
  };
}
