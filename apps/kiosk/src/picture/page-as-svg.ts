import { pageStyles } from './page-styles.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** What draws nothing, or cannot be drawn */
const omitted = 'head, script, style, link, noscript, template, iframe, video, audio, object';
// oxlint-disable-next-line no-control-regex -- XML does not allow them
const notXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * The visible page as the address of an SVG with a copy of its elements and styles. Videos are omitted, and fields are
 * empty.
 * @param map address of the picture of the map
 */
export async function pageAsSvg(map: string | null): Promise<string> {
  const styles = await pageStyles();
  const page = copyOfPage(map);
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = styles;
  page.prepend(style);
  const { fontSize } = getComputedStyle(document.documentElement);
  const html = new XMLSerializer().serializeToString(page).replaceAll(notXml, '');
  const size = `width="${innerWidth}" height="${innerHeight}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="font-size:${fontSize}"><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

function copyOfPage(map: string | null): HTMLElement {
  const root = document.documentElement;
  const copy = root.cloneNode(true) as HTMLElement;
  copy.dataset.root = '';
  Object.assign(copy.style, {
    display: 'block',
    width: `${innerWidth}px`,
    height: `${innerHeight}px`,
    overflow: 'hidden',
  });
  const originals = root.querySelectorAll('*');
  const copies = copy.querySelectorAll('*');
  const inFront: Element[] = [];
  for (const [at, original] of originals.entries()) {
    const one = copies[at]!;
    if (original instanceof HTMLImageElement) showPicture(original, one as HTMLImageElement);
    else if (original instanceof HTMLCanvasElement) replaceCanvas(original, one, map);
    else if (original instanceof HTMLInputElement) one.removeAttribute('value');
    else if (original instanceof HTMLTextAreaElement) one.textContent = '';
    keepScrolled(original, one);
    if (original.matches('dialog:modal, :popover-open')) {
      (one as HTMLElement).dataset.popover = '';
      if (original.matches(':popover-open')) (one as HTMLElement).style.display = 'block';
      inFront.push(one);
    }
  }
  for (const one of copy.querySelectorAll(omitted)) one.remove();
  // The copy has no top layer. A popover inside a dialog moves with it.
  copy
    .querySelector('body')
    ?.append(...inFront.filter((one) => !inFront.some((other) => other !== one && other.contains(one))));
  return copy;
}

/** An SVG loads no pictures: they are put into it, as large as they are visible. */
function showPicture(original: HTMLImageElement, copy: HTMLImageElement): void {
  const { width, height } = original.getBoundingClientRect();
  for (const name of ['src', 'srcset', 'sizes', 'loading']) copy.removeAttribute(name);
  if (copy.parentElement?.localName === 'picture')
    for (const source of copy.parentElement.querySelectorAll('source')) source.remove();
  const isDrawn = original.complete && original.naturalWidth > 0 && width > 0;
  if (isDrawn) copy.src = pictureOf(original, Math.min(1, width / original.naturalWidth, 640 / original.naturalWidth));
  Object.assign(copy.style, {
    width: `${original.clientWidth || width}px`,
    height: `${original.clientHeight || height}px`,
  });
}

function pictureOf(image: HTMLImageElement, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  try {
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    // A picture of another site may not be read.
    return 'data:,';
  }
}

function replaceCanvas(original: HTMLCanvasElement, copy: Element, map: string | null): void {
  const picture = document.createElement('img');
  picture.className = original.className;
  // The policy of the page forbids style attributes, but not this.
  picture.style.cssText = original.style.cssText;
  if (original.classList.contains('maplibregl-canvas')) {
    if (map) picture.src = map;
  } else picture.src = original.toDataURL();
  copy.replaceWith(picture);
}

/** A copy is not scrolled: its content moves instead. */
function keepScrolled({ scrollTop }: Element, copy: Element): void {
  const first = copy.firstElementChild;
  if (scrollTop > 0 && first instanceof HTMLElement) first.style.marginTop = `${-scrollTop}px`;
}
