import {
  embedTopics,
  embedViews,
  readAccent,
  readLanguage,
  readTheme,
  viewsOfTopic,
  type EmbedLook,
  type EmbedTopic,
  type EmbedView,
} from '@umkreis/contract/embed-address.ts';
import { readSelection, type EmbedSelection } from '@umkreis/contract/embed-selection.ts';

/** The attributes of an element, with defaults for what is missing or not understood. */
export interface EmbedAttributes {
  topic: EmbedTopic | null;
  /** Origin of the guide; null: that of the script */
  guide: string | null;
  view: EmbedView;
  selection: EmbedSelection;
  look: EmbedLook;
  /** px; null: as high as the content */
  height: number | null;
}

/** Reports what is ignored or missing, for the author of the page. */
export type ReportAttribute = (message: string) => void;

const ignored = (name: string, value: string, expected: string) =>
  `${name}="${value}" is ignored: it takes ${expected}.`;

/**
 * Reads the attributes as webmasters write them: in any case, with spaces around them, `auto`, `320px`, `en-GB`,
 * `#abc`, a host without scheme. Other values are reported and count as missing.
 */
export function readAttributes(element: Element, report: ReportAttribute): EmbedAttributes {
  const read = <T>(name: string, parse: (value: string) => T | null, expected: string): T | null => {
    const value = element.getAttribute(name)?.trim();
    if (!value || value.toLowerCase() === 'auto') return null;
    const parsed = parse(value);
    if (parsed === null) report(ignored(name, value, expected));
    return parsed;
  };
  const wanted = read('view', viewOf, embedViews.join(', ')) ?? 'list';
  const topic = topicOf(element, wanted, report);
  const views = viewsOfTopic(topic?.of ?? 'list');
  const view = views.includes(wanted) ? wanted : views[0]!;
  if (view !== wanted) report(ignored('view', wanted, `${views.join(' or ')} with ${topic!.of}`));
  return {
    topic,
    guide: read('guide', guideOrigin, 'https://…'),
    view,
    selection: readSelection(
      (name) => element.getAttribute(name),
      (...what) => report(ignored(...what)),
    ),
    look: {
      theme: read('theme', (value) => readTheme(value.toLowerCase()), 'light or dark'),
      accent: read('accent', accentOf, '#rrggbb'),
      language: read('language', languageOf, 'de or en'),
    },
    height: read('height', heightOf, 'px'),
  };
}

/** Without a topic an agenda shows all events of the guide. */
function topicOf(element: Element, view: EmbedView, report: ReportAttribute): EmbedTopic | null {
  const [first, ...others] = embedTopics.flatMap((of) => {
    const id = element.getAttribute(of)?.trim();
    return id ? [{ of, id }] : [];
  });
  if (!first && view === 'agenda') return { of: 'guide', id: '' };
  if (!first) report(`one of ${embedTopics.join(', ')} is missing.`);
  for (const { of, id } of others) report(`${of}="${id}" is ignored: a list has one topic, here ${first!.of}.`);
  return first ?? null;
}

/** A host without a scheme has a dot or a port, a word alone is a mistake. */
function guideOrigin(value: string): string | null {
  const address = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(value) ? `https://${value}` : value;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}

function viewOf(value: string): EmbedView | null {
  const name = value.toLowerCase();
  return embedViews.find((view) => view === name) ?? null;
}

/** `#abc` is short for `#aabbcc`. */
const accentOf = (value: string) => readAccent(value.replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3'));

const languageOf = (value: string) => readLanguage(value.toLowerCase().split(/[-_]/)[0]);

function heightOf(value: string): number | null {
  const height = Number(/^(\d+(?:\.\d+)?)\s*(?:px)?$/i.exec(value)?.[1]);
  return height > 0 ? height : null;
}
