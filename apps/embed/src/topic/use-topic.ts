import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { EmbedTopic } from '@umkreis/contract/embed-address.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { tagName } from '@umkreis/places/details/tag-display.ts';
import type { Topic } from './topic.ts';
import { useShortcut } from './use-shortcut.ts';

/** A topic; undefined while it is being resolved, null if there is none. */
export type Found = Topic | null | undefined;

/** The topic in the URL. */
export function useTopic({ of, id }: EmbedTopic): Found {
  const ofShortcut = useShortcutTopic(of === 'shortcut' ? id : null);
  const ofTag = useTagTopic(of === 'tag' ? id : null);
  const ofCategory = useCategoryTopic(of === 'category' ? id : null);
  const ofList = useListTopic(of === 'list' ? id : null);
  const ofPlace = usePlaceTopic(of === 'place' ? id : null);
  const ofGuide = useGuideTopic();
  return { shortcut: ofShortcut, tag: ofTag, category: ofCategory, list: ofList, place: ofPlace, guide: ofGuide }[of];
}

function useShortcutTopic(id: string | null): Found {
  const shortcut = useShortcut(id);
  return useMemo(
    () =>
      shortcut && {
        id: shortcut.id,
        title: shortcut.title,
        query: { shortcut },
        order: 'title',
        mapPath: (title) => routes.mapSearchShortcut.to(shortcut.id, title),
        shortcut,
      },
    [shortcut],
  );
}

function useTagTopic(id: string | null): Found {
  const { names, tags } = useGuide().data;
  return useMemo(() => {
    const tag = id === null ? undefined : tags.get(id);
    if (!names || id === null) return undefined;
    const title = tag && !tag.isHidden ? tagName(tag) : null;
    return (
      title && {
        id,
        title,
        query: { tagIds: [id] },
        order: 'title',
        mapPath: (text) => routes.mapTag.to(id, text),
        shortcut: null,
      }
    );
  }, [id, names, tags]);
}

/** A main category or subcategory, by its English name. */
function useCategoryTopic(id: string | null): Found {
  const { names, categories } = useGuide().data;
  return useMemo(() => {
    if (!names || id === null) return undefined;
    const all = [...categories.values()];
    const main = all.find(({ mainCategory }) => mainCategory === id);
    const sub = main ? undefined : all.find(({ subCategory }) => subCategory === id);
    const title = main?.mainCategoryName ?? sub?.subCategoryName;
    if (!title) return null;
    return {
      id,
      title,
      query: { shortcut: { filter: main ? { mainCategories: [id] } : { subCategories: [id] } } },
      order: 'title',
      mapPath: () => `${routes.map.to()}?${new URLSearchParams({ [main ? 'categories' : 'kinds']: id })}`,
      shortcut: null,
    };
  }, [id, names, categories]);
}

/** A curated list in its own order. */
function useListTopic(id: string | null): Found {
  const { boot } = useGuide();
  const { data, error } = useRead(id === null ? null : apiUrl(boot, 'GET /lists/'));
  return useMemo(() => {
    if (!data) return error ? null : undefined;
    const list = data.find(({ nanoId }) => nanoId === id);
    const isHere = list && (!boot.branch || list.branchShortId === null || list.branchShortId === boot.branch.shortId);
    if (!isHere) return null;
    return {
      id: list.id,
      title: list.title,
      query: { list: { id: list.id, itemIds: list.itemIds } },
      order: 'best',
      mapPath: (title) => routes.mapList.to(list.nanoId, title),
      shortcut: null,
    };
  }, [id, data, error, boot]);
}

/** One place, by its public id. */
function usePlaceTopic(nanoId: string | null): Found {
  const { status, data } = usePlace(nanoId);
  return useMemo(() => {
    if (nanoId === null || !data) return status === 'data' ? null : undefined;
    const { place } = data;
    const nameIn = (language: 'de' | 'en') => placeTitle(place, (text) => text[language]);
    return {
      id: place.item.id,
      placeNanoId: place.item.nanoId,
      title: { de: nameIn('de'), en: nameIn('en') },
      query: {},
      order: 'best',
      mapPath: (title) => routes.mapPlace.to(place.item.nanoId, title),
      shortcut: null,
    };
  }, [nanoId, status, data]);
}

/** The whole guide, whose events can be embedded. */
function useGuideTopic(): Topic {
  const { boot } = useGuide();
  return useMemo(() => {
    const name = boot.branch?.title ?? boot.product.name;
    return {
      id: 'guide',
      title: { de: name, en: name },
      query: {},
      order: 'best',
      mapPath: () => `${routes.map.to()}?events=1`,
      shortcut: null,
    };
  }, [boot]);
}
