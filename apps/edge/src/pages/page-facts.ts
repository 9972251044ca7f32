import type { Branch } from '@umkreis/contract/branch.ts';
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
}

/** What a page is about, for robots, link previews and people without JavaScript. */
export interface PageFacts {
  /** 200; 404 for what does not exist, 410 for what was there */
  status: 200 | 404 | 410;
  /** Without the product's name; null: the product alone */
  title: string | null;
  description: string;
  /** Absolute address of the page, in German */
  canonical: string;
  picture: PagePicture | null;
  jsonLd: object[];
  body: Html | null;
  /** Robots may list it. */
  isIndexed: boolean;
}

/** Where a page is asked for. */
export interface PageContext {
  product: Product;
  branch: Branch | null;
  branches: readonly Branch[];
  main: MainSite;
  /** Which of the branch's shortcuts are shown. */
  env: Boot['env'];
  language: Language;
  /** Page of a long list, from 1 */
  page: number;
  /** scheme://host of the page's own site */
  origin: string;
  assetRoot: string;
  api: ApiReader;
  hours: HoursReader;
  /** Changes with the content the page shows. */
  version: string;
  now: Date;
}

/** Facts, or the path or address to which the request has to go instead. */
export type PageAnswer = PageFacts | { redirect: string };
