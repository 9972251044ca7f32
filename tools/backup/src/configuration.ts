const productVariables =
  /^(PRODUCT_|AUTH_|MEDIA_|RELEASES_|LIMIT_|TERRAIN_|CALENDAR_|LOG_LEVEL$|RUNS_JOBS$|DRAIN_|SHUTDOWN_|MAIN_HOST|RETIRED_HOSTS|ASSET_ROOT|IMAGERY_|CHAT_|GTFS_|METRICS_|OTEL_|TRUST_PROXY|API_|PORT$|HOST$)/;
const secret = /KEY|SECRET|PASSWORD|TOKEN/;
const HIDDEN = '(secret: not in the backup)';

/** The environment variables of the product, without secrets. */
export const configurationOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .filter((entry): entry is [string, string] => productVariables.test(entry[0]) && entry[1] !== undefined)
      .map(([name, value]) => [name, secret.test(name) ? HIDDEN : value])
      .toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  );

/** Variables of a backup that now have another value or are missing; secrets only have to be set. */
export const missingNow = (then: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): string[] =>
  Object.entries(then)
    .filter(([name, value]) => (value === HIDDEN ? env[name] === undefined : env[name] !== value))
    .map(([name, value]) => `${name}=${value}`);
