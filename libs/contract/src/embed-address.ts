import type { Language } from './boot.ts';
import { matchPath } from './match-path.ts';

/** Kinds of list that can be embedded in another site. */
export const embedTopics = ['shortcut', 'tag', 'category', 'list'] as const;
export type EmbedTopicKind = (typeof embedTopics)[number];

export interface EmbedTopic {
  of: EmbedTopicKind;
  /** ID of a search shortcut or a tag, English name of a main or sub category, public ID of a curated list. */
  id: string;
}

/** The list only, or next to a map of its places. */
const embedViews = ['list', 'list-map'] as const;
export type EmbedView = (typeof embedViews)[number];

/** Appearance; null: determined by the visitor's device, the guide, or the visitor. */
export interface EmbedLook {
  theme: 'light' | 'dark' | null;
  /** `#rrggbb` */
  accent: string | null;
  language: Language | null;
}

export const noLook: EmbedLook = { theme: null, accent: null, language: null };

/** Names of the query parameters. */
export const embedParameters = { theme: 'theme', accent: 'accent', language: 'lang', host: 'host' } as const;

const folders: Record<EmbedTopicKind, string> = {
  shortcut: '/embed/search-shortcut',
  tag: '/embed/tag',
  category: '/embed/category',
  list: '/embed/list',
};

/** Path of a kind of list, before its id. */
export const embedFolder = (of: EmbedTopicKind, view: EmbedView) =>
  folders[of] + (view === 'list-map' ? '/list-map' : '');

/** All paths of embedded lists with their kinds; those with a map first. */
export const embedPatterns = /* @__PURE__ */ (['list-map', 'list'] as const).flatMap((view) =>
  embedTopics.map((of) => ({ of, view, path: `${embedFolder(of, view)}/:id/:title?` })),
);

/** What a path embeds; undefined for any other path. */
export function readEmbedPath(path: string): (EmbedTopic & { view: EmbedView }) | undefined {
  for (const { of, view, path: pattern } of embedPatterns) {
    const found = matchPath(pattern, path);
    if (found?.id) return { of, id: found.id, view };
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
