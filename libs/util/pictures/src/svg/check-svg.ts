import { PictureError } from '../picture-error.ts';

/** Most nested elements; drawings have a dozen. */
const DEEPEST = 100;
/** Most elements; a detailed coat of arms has some thousands. */
const MOST_ELEMENTS = 50_000;
const reject = (message: string) => new PictureError('svg', message);

/** Elements that draw what they refer to. */
const referring = new Set([
  'image',
  'use',
  'feImage',
  'include',
  'pattern',
  'linearGradient',
  'radialGradient',
  'filter',
]);
const embedded = /^data:image\/(png|jpeg|jpg|webp|gif)[;,]/i;
const attributes = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const tag = /<(\/?)([^\s/>!?"'=]+)((?:\s+[^\s=/>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Rejects drawings that need more than the file itself: other files, fonts, declared entities; and excessive ones.
 * What the drawing does not need, like scripts, is not judged: nothing runs it.
 * @throws PictureError svg
 */
export function checkSvg(text: string): void {
  const open: string[] = [];
  let elements = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const skipped = endOfMarkup(text, at);
    if (skipped === undefined) {
      const [end, name, isOpen] = readTag(text, at, open);
      if (isOpen) open.push(name);
      if (isOpen || text[end - 2] === '/') elements++;
      if (elements > MOST_ELEMENTS) throw reject(`has more than ${MOST_ELEMENTS} elements`);
      if (open.length > DEEPEST) throw reject(`nests more than ${DEEPEST} elements`);
      at = end;
    } else at = skipped;
    const next = text.indexOf('<', at);
    if (open.includes('text') && text.slice(at, next === -1 ? undefined : next).trim())
      throw reject('contains text: convert it to paths');
    at = next;
  }
}

/** End of the comment, section or declaration at a position; undefined: there is an element */
function endOfMarkup(text: string, at: number): number | undefined {
  const next = text.slice(at, at + 9);
  if (next.startsWith('<!--')) return endAfter(text, '-->', at);
  if (next === '<![CDATA[') return endAfter(text, ']]>', at);
  if (next.startsWith('<?')) return endAfter(text, '?>', at);
  if (!next.startsWith('<!')) return undefined;
  const end = endAfter(text, '>', at);
  if (/\[|<!entity/i.test(text.slice(at, end))) throw reject('declares entities: save it as plain SVG');
  return end;
}

function endAfter(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at === -1) throw reject('is damaged');
  return at + end.length;
}

/** @returns end of the tag, name of its element without prefix, and whether the element stays open */
function readTag(text: string, at: number, open: string[]): [end: number, name: string, isOpen: boolean] {
  tag.lastIndex = at;
  const read = tag.exec(text);
  if (!read) throw reject('is damaged');
  const [whole, closing, prefixed, list, empty] = read;
  const name = local(prefixed!);
  if (closing && open.pop() !== name) throw reject('is damaged');
  if (referring.has(name)) checkReferences(name, list!);
  return [at + whole.length, name, !closing && !empty];
}

function checkReferences(name: string, list: string): void {
  for (const [, attribute, doubled, single] of list.matchAll(attributes)) {
    if (local(attribute!) !== 'href') continue;
    const target = (doubled ?? single)!.trim();
    if (!target.startsWith('#') && !(name === 'image' && embedded.test(target)))
      throw reject('refers to other files: embed them');
  }
}
