import type { Branch } from './branch.ts';
import type { MainSite } from './main-site.ts';
import type { Action } from './metric-keys.ts';
import type { MapView } from './preview.ts';

/** Names of the surfaces that ship on their own. */
export const surfaces = ['shell', 'map', 'embed', 'kiosk', 'dashboard'] as const;
export type Surface = (typeof surfaces)[number];
export type RemoteName = Exclude<Surface, 'shell'>;

/** Name, company and addresses of the product; set by PRODUCT_* at the edge. */
export interface Product {
  name: string;
  company: string;
  email: string;
  socialLink: string | null;
  primaryColor: string;
  /** Host of the main site without scheme, with port when it isn't the default. */
  host: string;
  /** scheme://host of the main site */
  origin: string;
  version: string;
}

export interface AuthConfig {
  issuer: string;
  domain: string;
  clientId: string;
  audience: string;
}

/** Federation manifests, by remote; `entry` is the URL of its mf-manifest.json. */
export type RemotesFile = Record<string, { entry: string; version: string }>;

/** What the edge writes into the page as JSON in `<script type="application/json" id="boot">`. */
export interface Boot {
  product: Product;
  branch: Branch | null;
  main: MainSite;
  env: 'development' | 'production';
  /** Root of the API, no trailing slash, e.g. /api */
  apiRoot: string;
  /** Root of snapshots, basemaps, media and branch images; no trailing slash, '' for the same origin. */
  assetRoot: string;
  auth: AuthConfig;
  remotes: RemotesFile;
  /** Satellite imagery: raster tiles `{z}/{x}/{y}` and who is named for them; null: the style is not offered. */
  imagery?: { url: string; attribution: string } | null;
  /** Heights of the ground, terrarium PNG: tiles `{z}/{x}/{y}` or a PMTiles archive; null: the map is flat. */
  terrain?: { url: string; attribution: string } | null;
  /** Script that keeps the guide for times without a network; null: nothing is kept. */
  serviceWorker?: string | null;
  /** The API can phrase the chat's answers. */
  hasChatModel?: boolean;
  /** Manifests the edge already read, by URL, so that the first remote starts without another request. */
  manifests: Record<string, unknown>;
}

export type Language = 'de' | 'en';

/** Token source of the logged-in person; only protected remotes get one. */
export interface Auth {
  /**
   * A bearer token. Where the login has ended it waits until the person is logged in again.
   * @param fresh the API refused the last one: it is not taken from memory
   * @throws when the provider can't be reached
   */
  getToken: (options?: { fresh?: boolean }) => Promise<string>;
  email: string;
  logout(): void;
}

/** The whole interface between the shell and a remote. Changes are additive. */
export interface RemoteProps {
  boot: Boot;
  language: Language;
  setLanguage(language: Language): void;
  /** Id of this page load, for metrics. */
  sessionId: string;
  isInIframe: boolean;
  isKiosk: boolean;
  /** Records a metric; batched, never fails, never blocks. */
  track(action: Action): void;
  auth?: Auth;
  /** Told where the map came to rest; in a preview. */
  onView?(view: MapView): void;
}
