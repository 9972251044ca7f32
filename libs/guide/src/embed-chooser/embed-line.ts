import {
  embedPath,
  embedQuery,
  type EmbedLook,
  type EmbedTopic,
  type EmbedView,
} from '@umkreis/contract/embed-address.ts';

/** What somebody chose for their page. */
export interface EmbedChoice {
  topic: EmbedTopic;
  view: EmbedView;
  look: EmbedLook;
  /** An element that grows with its list, or a plain frame of one height */
  by: 'element' | 'frame';
}

/** Heights of plain frames, px */
const frameHeights: Record<EmbedView, number> = { list: 640, 'list-map': 600 };

/** What a text means within a quoted attribute. */
const quoted = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[c]!);

const tag = (name: string, attributes: readonly (readonly [string, string | null])[]) =>
  `<${name}${attributes
    .filter(([, value]) => value !== null)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${quoted(value!)}"`))
    .join('')}></${name}>`;

/**
 * The line for a page, ready to be pasted.
 * @param origin where the lists are, `https://host`
 * @param title of the list, for the frame's name
 */
export function embedLine({ topic, view, look, by }: EmbedChoice, origin: string, title: string): string {
  const { theme, accent, language } = look;
  if (by === 'frame')
    return tag('iframe', [
      ['src', origin + embedPath(topic, view, title) + embedQuery(look)],
      ['title', title],
      ['width', '100%'],
      ['height', String(frameHeights[view])],
      ['frameborder', '0'],
      ['loading', 'lazy'],
      ['allow', 'clipboard-write'],
    ]);
  const script = tag('script', [
    ['async', ''],
    ['src', `${origin}/embed/umkreis-embed.js`],
  ]);
  return (
    script +
    tag('umkreis-embed', [
      ['guide', origin],
      [topic.of, topic.id],
      ['view', view === 'list' ? null : view],
      ['theme', theme],
      ['accent', accent],
      ['language', language],
    ])
  );
}
