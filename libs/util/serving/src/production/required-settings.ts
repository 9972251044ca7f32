import type { SettingError } from '../read-settings.ts';
import { isLoopback } from '../loopback.ts';

export const processes = ['edge', 'api', 'jobs'] as const;
export type ProcessName = (typeof processes)[number];

interface Need {
  name: string;
  /** Short description of its purpose */
  why: string;
  of: readonly ProcessName[];
  /** Returns what is wrong with a value; undefined: nothing */
  validate?: (value: string) => string | undefined;
}

const validateUrl = (value: string) =>
  URL.canParse(value) && new URL(value).protocol === 'https:' ? undefined : 'is no https:// address';

const validateProvider = (value: string) =>
  validateUrl(value) ?? (isLoopback(new URL(value).hostname) ? 'is this machine: there is no local login' : undefined);

/** Settings without a default. All others have one, see docs/settings.md. */
export const productionNeeds: readonly Need[] = [
  {
    name: 'UMKREIS_DATA',
    why: 'folder of snapshots, basemaps and releases, the same for all processes',
    of: processes,
  },
  {
    name: 'DATABASE_URL',
    why: 'PostgreSQL 15 or newer, as postgres://user:password@host/database',
    of: ['api', 'jobs'],
    validate: (value) => (/^postgres(ql)?:\/\//.test(value) ? undefined : 'is no postgres:// address'),
  },
  { name: 'API_URL', why: 'URLs of the APIs, comma-separated', of: ['edge'] },
  { name: 'MAIN_HOST', why: 'host of the main site; branches are its subdomains', of: ['edge'] },
  { name: 'PRODUCT_ORIGIN', why: 'address of the main site, as visitors have it', of: ['edge'], validate: validateUrl },
  { name: 'PRODUCT_EMAIL', why: 'contact address, also for reports of security holes', of: ['edge'] },
  {
    name: 'AUTH_ISSUER',
    why: 'the identity provider, as in the iss claim',
    of: ['edge', 'api'],
    validate: validateProvider,
  },
  { name: 'AUTH_AUDIENCE', why: 'audience of the access tokens', of: ['edge', 'api'] },
  { name: 'AUTH_CLIENT_ID', why: "the dashboard's client at the identity provider", of: ['edge'] },
];

/** Settings of development machines. */
const notInProduction: readonly { name: string; why: string; isSet(value: string): boolean }[] = [
  { name: 'IDENTITY_URL', why: 'it leads to a login without a password', isSet: () => true },
  { name: 'DEV_SURFACES', why: 'surfaces come from releases', isSet: (value) => value === 'true' },
  { name: 'NODE_ENV', why: 'this is production', isSet: (value) => value !== 'production' },
];

/** Everything that prevents a process from running in production, one sentence per setting; empty: nothing. */
export function missingSettings(
  processName: ProcessName,
  env: Readonly<Record<string, string | undefined>>,
): SettingError[] {
  const needed = productionNeeds
    .filter(({ of }) => of.includes(processName))
    .flatMap(({ name, why, validate: fault }) => {
      const value = env[name]?.trim();
      if (!value) return [{ name, text: `${name} is missing: ${why}.` }];
      const wrong = fault?.(value);
      return wrong ? [{ name, text: `${name} ${wrong}: ${why}.` }] : [];
    });
  const unwanted = notInProduction.flatMap(({ name, why, isSet }) => {
    const value = env[name]?.trim();
    return value && isSet(value) ? [{ name, text: `${name}=${value} does not belong there: ${why}.` }] : [];
  });
  return [...needed, ...unwanted];
}
