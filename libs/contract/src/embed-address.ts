import type { Language } from './boot.ts';
import { matchPath } from './match-path.ts';
import { slug } from './routes.ts';

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
const names = { theme: 'theme', accent: 'accent', language: 'lang', host: 'host' } as const;

const folders: Record<EmbedTopicKind, string> = {
  shortcut: '/embed/search-shortcut',
  tag: '/embed/tag',
  category: '/embed/category',
  list: '/embed/list',
};

const folderOf = (of: EmbedTopicKind, view: EmbedView) => folders[of] + (view === 'list-map' ? '/list-map' : '');

/** All paths of embedded lists with their kinds; those with a map first. */
export const embedPatterns = (['list-map', 'list'] as const).flatMap((view) =>
  embedTopics.map((of) => ({ of, view, path: `${folderOf(of, view)}/:id/:title?` })),
);

/** @param title makes the address readable */
export const embedPath = ({ of, id }: EmbedTopic, view: EmbedView = 'list', title = ''): string =>
  `${folderOf(of, view)}/${encodeURIComponent(id)}${title && `/${encodeURIComponent(slug(title))}`}`;

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

/**
 * The query of an embedded page.
 * @param host origin of the embedding page, with which it exchanges messages; null: none
 */
export function embedQuery({ theme, accent, language }: EmbedLook, host: string | null = null): string {
  const query = new URLSearchParams();
  if (language) query.set(names.language, language);
  if (theme) query.set(names.theme, theme);
  if (accent) query.set(names.accent, accent.slice(1));
  if (host !== null) query.set(names.host, host);
  const text = query.toString();
  return text && `?${text}`;
}

/** Parses the query of an embedded page. */
export function readEmbedQuery(query: URLSearchParams): EmbedLook & { host: string | null } {
  return {
    theme: readTheme(query.get(names.theme)),
    accent: readAccent(query.get(names.accent)),
    language: readLanguage(query.get(names.language)),
    host: query.get(names.host),
  };
}
