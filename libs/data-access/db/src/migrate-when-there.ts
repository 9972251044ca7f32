import type { Db } from './database.ts';
import { migrate } from './migrate.ts';

const PAUSE_MS = 1000;

/** Migrates now or, if that fails, retries every second. @returns after the first attempt */
export async function migrateWhenThere(db: Db): Promise<{ giveUp(): void }> {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  let lastReported = '';
  const attempt = async (): Promise<void> => {
    try {
      await migrate(db);
    } catch (error) {
      if (hasEnded) return;
      const message =
        error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
      if (message !== lastReported) console.error(`The database is not migrated yet: ${message}`);
      lastReported = message;
      timer = setTimeout(() => void attempt(), PAUSE_MS);
    }
  };
  await attempt();
  return {
    giveUp: () => {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
