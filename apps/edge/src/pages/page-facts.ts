import type { Branch } from '@umkreis/contract/branch.ts';
import type { EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import type { Boot, Language, Product } from '@umkreis/contract/boot.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import type { HoursReader } from '../hours/hours-reader.ts';
import type { ApiReader } from './api-reader.ts';
import type { Html } from './html.ts';

export interface PagePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** Author and licence; '': nobody has to be named */
  credit: string;
}

/** The content of a page, for crawlers, link previews and clients without JavaScript. */
export interface PageFacts {
  /** 200; 404 if it does not exist, 410 if it existed before */
  status: 200 | 404 | 410;
  /** Without the product's name; null: the product's name only */
  title: string | null;
  description: string;
  /** Absolute URL of the German page */
  canonical: string;
  picture: PagePicture | null;
  jsonLd: object[];
  /** The first places of a map, before the body */
  list?: Html | null;
  body: Html | null;
  /** Crawlers may index it. */
  isIndexed: boolean;
}

/** The context of a page request. */
export interface PageContext {
  product: Product;
  branch: Branch | null;
  branches: readonly Branch[];
  main: MainSite;
  /** Selects the branch's shortcuts of this environment. */
  env: Boot['env'];
  language: Language;
  /** Page of a long list, from 1 */
  page: number;
  /** Which events an embedded agenda shows */
  selection: Pick<EmbedSelection, 'from' | 'to' | 'rows'>;
  /** scheme://host of the page's site */
  origin: string;
  assetRoot: string;
  api: Pick<ApiReader, 'read'>;
  hours: HoursReader;
  /** Changes with the content of the page. */
  version: string;
  now: Date;
}

/** The content, the path or URL to redirect to, or the origin that has the page under the same address. */
export type PageResult = PageFacts | { redirect: string } | { guide: string };
