import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

export type SupervisedPostgres = Omit<EmbeddedPostgres, 'exited'>;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** A server that ran at least this long counts as healthy and resets the pause. */
const WELL_MS = 5000;

/**
 * Runs the embedded PostgreSQL and restarts it at the same address when it exits unexpectedly, with increasing
 * pauses.
 * @param onRestart called on each restart
 */
export async function supervisePostgres(
  dataDir: string,
  port: number,
  onRestart: () => void,
): Promise<SupervisedPostgres> {
  let server = await startEmbeddedPostgres(dataDir, port);
  const { url, created } = server;
  const stopped = Promise.withResolvers<'stopped'>();
  const own = Number(new URL(url).port);
  const watch = async () => {
    for (let pause = FIRST_PAUSE_MS; ;) {
      const started = Date.now();
      if ((await Promise.race([server.exited, stopped.promise])) === 'stopped') return;
      pause = Date.now() - started > WELL_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      onRestart();
      for (;;) {
        if ((await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), stopped.promise])) === 'stopped')
          return;
        try {
          server = await startEmbeddedPostgres(dataDir, own);
          break;
        } catch {
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
    }
  };
  const watching = watch();
  return {
    url,
    created,
    stop: async () => {
      stopped.resolve('stopped');
      await watching;
      await server.stop();
    },
  };
}
