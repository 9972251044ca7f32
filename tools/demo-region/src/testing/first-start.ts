import { openDatabase } from '@umkreis/db/open-database.ts';
import { loadFirstDemo } from '../load-first-demo.ts';

/** Loads the demonstration like a first start, and prints each step: `node first-start.ts <data folder>`. */
const dataDir = process.argv[2]!;
const { db, close } = await openDatabase({ dataDir });
await loadFirstDemo(db, { dataDir, onProgress: (step) => process.stdout.write(`${step}\n`) });
await close();
