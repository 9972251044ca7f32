import type { EmbedLook, EmbedTopic, EmbedView } from '@umkreis/contract/embed-address.ts';
import { selectionOfView, selectionParameters, type EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import { embedPath, embedQuery } from '@umkreis/contract/embed-link.ts';

/** The selected options. */
export interface EmbedChoice {
  /** A place has its name. */
  topic: EmbedTopic & { name?: string };
  view: EmbedView;
  selection: EmbedSelection;
  look: EmbedLook;
  /** An element that grows with its list, or a plain frame of fixed height */
  by: 'element' | 'frame';
}

/** Heights of plain frames, px */
const frameHeights: Record<EmbedView, number> = { list: 640, 'list-map': 600, tiles: 640, map: 480, agenda: 640 };

/** Escapes a text for a quoted attribute. */
const quoted = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[c]!);

type Attributes = readonly (readonly [name: string, value: string | null])[];

/** An element with one attribute on each line, so that a webmaster can read and change it. */
function tag(name: string, attributes: Attributes, content = ''): string {
  const given = attributes.flatMap(([key, value]) =>
    value === null ? [] : [value === '' ? `  ${key}` : `  ${key}="${quoted(value)}"`],
  );
  const inside = content && `\n  ${content}\n`;
  return [`<${name}`, ...given, `>${inside}</${name}>`].join('\n');
}

/**
 * The HTML code to paste into a page.
 * @param origin of the guide, `https://host`
 * @param title of the list, in the language of the list
 */
export function embedLine({ topic, view, selection, look, by }: EmbedChoice, origin: string, title: string): string {
  const { theme, accent, language } = look;
  const selected = selectionOfView(selection, topic.of, view);
  const address = origin + embedPath(topic, view, title) + embedQuery(look, null, selected);
  if (by === 'frame')
    return tag('iframe', [
      ['src', address],
      ['title', title],
      ['width', '100%'],
      ['height', String(frameHeights[view])],
      ['frameborder', '0'],
      ['loading', 'lazy'],
      ['allow', 'clipboard-write; fullscreen'],
    ]);
  const element = tag(
    'umkreis-embed',
    [
      ['guide', origin],
      [topic.of, topic.of === 'guide' ? null : topic.id],
      ['view', view === 'list' ? null : view],
      ...selectionParameters(selected).map(([name, value]) => [name, name === 'open-now' ? '' : value] as const),
      ['theme', theme],
      ['accent', accent],
      ['language', language],
    ],
    // Visible while the script has not defined the element.
    `<a href="${quoted(address)}">${quoted(title)}</a>`,
  );
  return `<script async src="${origin}/embed/umkreis-embed.js"></script>\n${element}`;
}
