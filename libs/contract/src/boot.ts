import type { Branch } from './branch.ts';
import type { MainSite } from './main-site.ts';
import type { Action } from './metric-keys.ts';
import type { MapView } from './preview.ts';

/** Names of the surfaces that are released separately. */
export const surfaces = ['shell', 'map', 'embed', 'kiosk', 'dashboard'] as const;
export type Surface = (typeof surfaces)[number];
export type RemoteName = Exclude<Surface, 'shell'>;

/** Name, company and addresses of the product; configured by PRODUCT_* at the edge. */
export interface Product {
  name: string;
  company: string;
  email: string;
  socialLink: string | null;
  primaryColor: string;
  /** Host of the main site without scheme, with its port unless it is the default. */
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

/** Data that the edge writes into the page as JSON in `<script type="application/json" id="boot">`. */
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
  /** Satellite imagery: raster tiles `{z}/{x}/{y}` and their attribution; null: the style is unavailable. */
  imagery?: { url: string; attribution: string } | null;
  /** Terrain heights, terrarium PNG: tiles `{z}/{x}/{y}` or a PMTiles archive; null: the map is flat. */
  terrain?: { url: string; attribution: string } | null;
  /** Service worker script that stores the guide for offline use; null: nothing is stored. */
  serviceWorker?: string | null;
  /** Whether the API can phrase the chat's answers. */
  hasChatModel?: boolean;
  /** Factor of controls, labels and symbols of a kiosk's screen, set by its surface; 1 on all others. */
  screenScale?: number;
  /** Manifests that the edge has already read, by URL, so that the first remote starts without another request. */
  manifests: Record<string, unknown>;
}

export type Language = 'de' | 'en';

/** Provides tokens of the logged-in person; only protected remotes get one. */
export interface Auth {
  /**
   * A bearer token. If the login has expired, waits until the person is logged in again.
   * @param fresh the API rejected the last one: bypasses the cache
   * @throws if the provider is unreachable
   */
  getToken: (options?: { fresh?: boolean }) => Promise<string>;
  email: string;
  logout(): void;
}

/** The complete interface between the shell and a remote. Changes must be additive. */
export interface RemoteProps {
  boot: Boot;
  language: Language;
  setLanguage(language: Language): void;
  /** ID of this page load, for metrics. */
  sessionId: string;
  isInIframe: boolean;
  isKiosk: boolean;
  /** Records a metric; batched, never throws, never blocks. */
  track(action: Action): void;
  auth?: Auth;
  /** Called when the map becomes idle; in a preview. */
  onView?(view: MapView): void;
}
