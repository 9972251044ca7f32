import type { Db } from './database.ts';
import { migrate } from './migrate.ts';

const PAUSE_MS = 1000;

/** Migrates now or, if that fails, retries every second. @returns after the first attempt */
export async function migrateWhenThere(db: Db): Promise<{ giveUp(): void }> {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  let said = '';
  const attempt = async (): Promise<void> => {
    try {
      await migrate(db);
    } catch (error) {
      if (hasEnded) return;
      const words =
        error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
      if (words !== said) console.error(`The database is not migrated yet: ${words}`);
      said = words;
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
