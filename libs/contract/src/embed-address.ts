import type { Language } from './boot.ts';
import { matchPath } from './match-path.ts';

/** Attributes that name what is embedded in another site, with its id. */
export const embedTopics = ['shortcut', 'tag', 'category', 'list', 'place'] as const;
/** What is embedded: a list, one place, or the events of the whole guide. */
export type EmbedTopicKind = (typeof embedTopics)[number] | 'guide';

export interface EmbedTopic {
  of: EmbedTopicKind;
  /**
   * ID of a search shortcut or a tag, English name of a main or sub category, public ID of a curated list or a place;
   * '' for the guide.
   */
  id: string;
}

/** How places are shown: rows, rows next to a map, pictures, on a map only, or the events at them by day. */
export const embedViews = ['list', 'list-map', 'tiles', 'map', 'agenda'] as const;
export type EmbedView = (typeof embedViews)[number];

/** The views of a kind of content; the first one is the default. */
export const viewsOfTopic = (of: EmbedTopicKind): readonly EmbedView[] =>
  of === 'guide' ? ['agenda'] : of === 'place' ? ['list', 'list-map', 'map', 'agenda'] : embedViews;

/** Appearance; null: determined by the visitor's device, the guide, or the visitor. */
export interface EmbedLook {
  theme: 'light' | 'dark' | null;
  /** `#rrggbb` */
  accent: string | null;
  language: Language | null;
}

export const noLook: EmbedLook = { theme: null, accent: null, language: null };

/** Names of the query parameters of the appearance. */
export const embedParameters = { theme: 'theme', accent: 'accent', language: 'lang', host: 'host' } as const;

const folders: Record<EmbedTopicKind, string> = {
  shortcut: '/embed/search-shortcut',
  tag: '/embed/tag',
  category: '/embed/category',
  list: '/embed/list',
  place: '/embed/place',
  guide: '/embed/guide',
};

/** Path of a kind of content, before its id. */
export const embedFolder = (of: EmbedTopicKind, view: EmbedView) => folders[of] + (view === 'list' ? '' : `/${view}`);

/** All paths of embedded content; those with the name of a view first, because it could be an id. */
export const embedPatterns = /* @__PURE__ */ ([...embedTopics, 'guide'] as const).flatMap((of) =>
  viewsOfTopic(of)
    .toReversed()
    .map((view) => ({ of, view, path: `${embedFolder(of, view)}${of === 'guide' ? '' : '/:id/:title?'}` })),
);

export type EmbeddedContent = EmbedTopic & { view: EmbedView };

/** What a path embeds; undefined for any other path. */
export function readEmbedPath(path: string): EmbeddedContent | undefined {
  for (const { of, view, path: pattern } of embedPatterns) {
    const found = matchPath(pattern, path);
    if (found && (found.id || of === 'guide')) return { of, id: found.id ?? '', view };
  }
  return undefined;
}

export const readTheme = (value: string | null | undefined): EmbedLook['theme'] =>
  value === 'light' || value === 'dark' ? value : null;

/** A colour `#rrggbb` or `rrggbb`; null for anything else. */
export function readAccent(value: string | null | undefined): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value ?? '') ?? [];
  return digits ? `#${digits.toLowerCase()}` : null;
}

export const readLanguage = (value: string | null | undefined): Language | null =>
  value === 'de' || value === 'en' ? value : null;

/** Parses the query of an embedded page. */
export function readEmbedQuery(query: URLSearchParams): EmbedLook & { host: string | null } {
  return {
    theme: readTheme(query.get(embedParameters.theme)),
    accent: readAccent(query.get(embedParameters.accent)),
    language: readLanguage(query.get(embedParameters.language)),
    host: query.get(embedParameters.host),
  };
}
