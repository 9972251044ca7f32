import type { Auth, AuthConfig, Language, Product, RemoteProps, RemotesFile } from '../boot.ts';
import type { Branch } from '../branch.ts';
import type { MainSite } from '../main-site.ts';
import type { Action } from '../metric-keys.ts';

/**
 * What release 1 of the shell hands to a remote, written down once and not changed again; the next release gets a file of its own.
 * The types below it are held by apps/api/src/openapi/released-contract.txt, as they come from the API.
 */
export interface RemoteProps1 {
  boot: {
    product: Product;
    branch: Branch | null;
    main: MainSite;
    env: 'development' | 'production';
    apiRoot: string;
    assetRoot: string;
    auth: AuthConfig;
    remotes: RemotesFile;
    imagery?: { url: string; attribution: string } | null;
    hasChatModel?: boolean;
    manifests: Record<string, unknown>;
  };
  language: Language;
  setLanguage(language: Language): void;
  sessionId: string;
  isInIframe: boolean;
  isKiosk: boolean;
  track(action: Action): void;
  auth?: Auth;
}

type Fits<Given extends Needed, Needed> = Given extends Needed ? true : never;

/** These don't compile when the shell of today gives a remote of release 1 too little, or a remote of today asks a shell of release 1 for more than it has. */
export const todaysShellServesRelease1: Fits<RemoteProps, RemoteProps1> = true;
export const release1ServesTodaysRemotes: Fits<RemoteProps1, RemoteProps> = true;
