import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { PageContext, PagePicture } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';

/** Name of the site a page belongs to. */
export const siteName = ({ branch, product }: Pick<PageContext, 'branch' | 'product'>): string =>
  branch?.title ?? product.name;

/** The drawn picture of a branch, or of the product, for pages without one of their own. */
export function coverOf({
  branch,
  product,
  language,
}: Pick<PageContext, 'branch' | 'product' | 'language'>): PagePicture {
  const path = branch
    ? `/branches/${branch.logo?.replace(/\.\w+$/, '') ?? branch.subdomain}-cover.png`
    : '/product-cover.png';
  return {
    url: originOf(branch, product) + path,
    width: 1200,
    height: 630,
    alt: pageTexts({ language, branch }).picture(branch?.title ?? product.name),
  };
}

/** An address below the site's own or the CDN's root, absolute. */
export const absolute = (path: string, { assetRoot, origin }: Pick<PageContext, 'assetRoot' | 'origin'>): string =>
  URL.canParse(path) ? path : (assetRoot || origin) + path;

/** The trail of pages to one, as schema.org has it. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
