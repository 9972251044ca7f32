import { embedFolder, embedParameters, type EmbedLook, type EmbedTopic, type EmbedView } from './embed-address.ts';
import { everyEntry, selectionParameters, type EmbedSelection } from './embed-selection.ts';
import { slug } from './routes.ts';

/** @param title makes the address readable */
export const embedPath = ({ of, id }: EmbedTopic, view: EmbedView = 'list', title = ''): string =>
  of === 'guide'
    ? embedFolder(of, view)
    : `${embedFolder(of, view)}/${encodeURIComponent(id)}${title && `/${encodeURIComponent(slug(title))}`}`;

/**
 * The query of an embedded page.
 * @param host origin of the embedding page, with which it exchanges messages; null: none
 */
export function embedQuery(
  { theme, accent, language }: EmbedLook,
  host: string | null = null,
  selection: EmbedSelection = everyEntry,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of selectionParameters(selection)) query.set(name, value);
  if (language) query.set(embedParameters.language, language);
  if (theme) query.set(embedParameters.theme, theme);
  if (accent) query.set(embedParameters.accent, accent.slice(1));
  if (host !== null) query.set(embedParameters.host, host);
  const text = query.toString();
  return text && `?${text}`;
}
