import {
  embedPath,
  embedQuery,
  type EmbedLook,
  type EmbedTopic,
  type EmbedView,
} from '@umkreis/contract/embed-address.ts';

/** The selected options. */
export interface EmbedChoice {
  topic: EmbedTopic;
  view: EmbedView;
  look: EmbedLook;
  /** An element that grows with its list, or a plain frame of fixed height */
  by: 'element' | 'frame';
}

/** Heights of plain frames, px */
const frameHeights: Record<EmbedView, number> = { list: 640, 'list-map': 600 };

/** Escapes a text for a quoted attribute. */
const quoted = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[c]!);

const tag = (name: string, attributes: readonly (readonly [string, string | null])[]) =>
  `<${name}${attributes
    .filter(([, value]) => value !== null)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${quoted(value!)}"`))
    .join('')}></${name}>`;

/**
 * The HTML code to paste into a page.
 * @param origin of the guide, `https://host`
 * @param title title of the frame
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
