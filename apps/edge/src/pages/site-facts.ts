import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { PageContext, PagePicture } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';

/** Name of the site of a page. */
export const siteName = ({ branch, product }: Pick<PageContext, 'branch' | 'product'>): string =>
  branch?.title ?? product.name;

/** The generated image of the branch or product, for pages without a picture. */
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
    alt: pageTexts({ language, branch }).picture({ title: branch?.title ?? product.name }),
    credit: '',
  };
}

/** The absolute URL of a path below the site's or the CDN's root. */
export const absolute = (path: string, { assetRoot, origin }: Pick<PageContext, 'assetRoot' | 'origin'>): string =>
  URL.canParse(path) ? path : (assetRoot || origin) + path;

/** The breadcrumbs of a page in schema.org format. */
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
