import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { readReference } from '@umkreis/api-client/read-reference.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useFetched, useRead } from '@umkreis/api-client/use-read.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { EmbedTopicKind } from '@umkreis/contract/embed-address.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { tagName, visibleTags } from '@umkreis/places/details/tag-display.ts';

export interface TopicOption {
  id: string;
  /** In the language of the interface */
  text: string;
  /** In the languages of lists */
  title: Bilingual;
}
export interface EmbedTopics {
  /** undefined: loading */
  options: Partial<Record<EmbedTopicKind, readonly TopicOption[]>> | undefined;
  error: unknown;
  retry(): void;
}

/** What can be embedded from a guide: the categories, tags etc. that its places use. */
export function useEmbedTopics(boot: Boot): EmbedTopics {
  const pick = usePick();
  const fileName = useBasemapFileName(boot);
  const file = fileName && `${boot.assetRoot}/json/${referenceFileOf(fileName)}`;
  const reference = useFetched(`topics of ${file}`, undefined, () => readReference(boot, file));
  const lists = useRead(apiUrl(boot, 'GET /lists/'));
  const options = useMemo(() => {
    if (!reference.data || !lists.data) return undefined;
    const { branch, env } = boot;
    const { categories, tags } = reference.data;
    const option = (id: string, title: Bilingual): TopicOption => ({ id, text: pick(title), title });
    const byText = (a: TopicOption, b: TopicOption) => a.text.localeCompare(b.text);
    const mains = new Map(categories.map(({ mainCategory, mainCategoryName }) => [mainCategory, mainCategoryName]));
    const isEmpty = new Set(branch?.emptyShortcutIds ?? []);
    return {
      shortcut: (branch?.searchShortcuts ?? [])
        .filter((shortcut) => shortcut.env === env && !isEmpty.has(shortcut.id))
        .map(({ id, title }) => option(id, title)),
      category: [...mains].map(([id, name]) => option(id, name)).toSorted(byText),
      tag: visibleTags(tags)
        .flatMap((tag) => {
          const name = tagName(tag);
          return name && pick(name) ? [option(tag.id, name)] : [];
        })
        .toSorted(byText),
      list: lists.data
        .filter(({ branchShortId }) => !branch || branchShortId === null || branchShortId === branch.shortId)
        .map(({ nanoId, title }) => option(nanoId, title)),
    };
  }, [boot, reference.data, lists.data, pick]);
  return {
    options,
    error: reference.error ?? lists.error,
    retry: () => {
      void reference.mutate();
      void lists.mutate();
    },
  };
}
