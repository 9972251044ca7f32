import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeNotices, NOTICES_FILE } from './compose-notices.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
await writeFile(path.join(root, NOTICES_FILE), await composeNotices(root));
console.log(`${NOTICES_FILE} is written.`);
