import { html, type Html } from './html.ts';
import type { PageContext, PagePicture } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';

/** A picture of a page, with the names that its licence requires. @param loading lazy: it is further down */
export function pictureElement(
  { url, width, height, alt, credit }: PagePicture,
  context: Pick<PageContext, 'language' | 'branch' | 'origin'>,
  loading: 'eager' | 'lazy',
): Html {
  const src = url.startsWith(`${context.origin}/`) ? url.slice(context.origin.length) : url;
  return html`<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="${loading}" decoding="async" fetchpriority="low">${credit && html`<figcaption>${pageTexts(context).pictureCredit({ credit })}</figcaption>`}</figure>`;
}
