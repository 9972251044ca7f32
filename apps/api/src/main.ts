import { openDatabase } from '@umkreis/db/database.ts';
import { createApi } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const { db, close } = await openDatabase({
  dataDir: config.UMKREIS_DATA,
  mayBeAway: config.DATABASE_URL !== undefined,
  forRequests: true,
});
const app = await createApi({ db, dataDir: config.UMKREIS_DATA, config });
await app.listen({ port: config.API_PORT, host: config.API_HOST });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void app
        .close()
        .then(close)
        .then(() => process.exit(0)),
  );
}
