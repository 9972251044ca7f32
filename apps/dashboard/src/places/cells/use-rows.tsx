import { useMemo, type ReactNode } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from '../messages/places.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useBranchZones } from '../../dates/branch-zone.ts';
import { tagTitle } from '../../choice/use-tag-choices.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { shortDate } from '../../dates/format-date.ts';
import { useNow } from '../../dates/use-now.ts';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

/** A place as a row or card shows it; every value is displayable text. */
export interface PlaceRow {
  item: DashboardItem;
  id: string;
  title: string;
  /** Of the title, BCP 47 */
  contentLanguage: string;
  glyph: ReactNode;
  category: string;
  tags: readonly string[];
  city: string;
  phone: string;
  email: string;
  url: string;
  branch: string;
  review: string;
  isOverdue: boolean;
  /** Empty for an open place. */
  state: string;
  source: string;
  changed: string;
}

/**
 * Converts places to rows. Each is converted when it is first rendered, since most of a page is never visible.
 */
export function useRows(): (item: DashboardItem) => PlaceRow {
  const t = useMessages(dashboardMessages);
  const p = useMessages(placesMessages);
  const { boot, language } = useDashboard();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const now = useNow();
  const zoneOf = useBranchZones();
  const languageOf = useBranchLanguages();
  const names = useMemo(() => {
    const pick = (text: Bilingual) => text[language] || text.de;
    const iconOf = new Map(icons?.map((icon) => [icon.id, icon.iconSvg]));
    const pin = icons?.find((icon) => icon.title === 'pin')?.iconSvg ?? '';
    return {
      categories: new Map(
        categories?.map((one) => [
          one.id,
          {
            name: pick(one.subCategoryName),
            glyph: (
              <Glyph
                path={iconOf.get(one.iconId) ?? pin}
                color={one.colorName}
                background={one.backgroundColorName}
                size={24}
              />
            ),
          },
        ]),
      ),
      tags: new Map(tags?.filter(({ isHidden }) => !isHidden).map((tag) => [tag.id, tagTitle(tag, pick)])),
      branches: new Map(branches?.map((branch) => [branch.shortId, branch.shortTitle])),
    };
  }, [categories, icons, tags, branches, language]);
  return useMemo(() => {
    const cache = new WeakMap<DashboardItem, PlaceRow>();
    const sources: Record<string, string> = { osm: t.sourceOsm, demo: t.sourceDemo, editor: t.sourceEditor };
    const stateOf = (item: DashboardItem) =>
      item.dateBinned
        ? p.stateBinned
        : item.isDuplicateOf
          ? p.stateDuplicate
          : item.datePermanentlyClosed
            ? p.stateClosed
            : '';
    const rowOf = (item: DashboardItem): PlaceRow => {
      const zone = zoneOf(item.branchShortId);
      const category = names.categories.get(item.categoryId ?? '');
      const contact = (name: string) => item.contacts.find(({ dataKeyName }) => dataKeyName === name)?.dataValue ?? '';
      return {
        item,
        id: item.id,
        title: item.title || t.untitled,
        contentLanguage: languageOf(item.branchShortId),
        glyph: category?.glyph ?? null,
        category: category?.name ?? '',
        tags: item.tagIds.flatMap((id) => names.tags.get(id) ?? []),
        city: item.city,
        phone: contact('phone'),
        email: contact('email'),
        url: contact('url'),
        branch: names.branches.get(item.branchShortId) ?? '',
        review: item.reviewDue ? shortDate(item.reviewDue, now, language, zone) : '',
        isOverdue: item.reviewDue !== null && Date.parse(item.reviewDue) <= now.getTime(),
        state: stateOf(item),
        source: sources[item.source] ?? item.source,
        changed: shortDate(item.dateUpdated, now, language, zone),
      };
    };
    return (item) => {
      const row = cache.get(item) ?? rowOf(item);
      cache.set(item, row);
      return row;
    };
    // Clocks and languages of the branches come with the branches.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names, t, p, now, language]);
}
