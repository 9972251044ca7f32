import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';

// Inside the releases folder, so that a rename into a surface's folder is atomic; not visible to file servers,
// backups // and the removal of old versions.

/** Where a deployment assembles and tests a version; one deployment per surface at a time. */
export const stagingFolder = (folder: string, surface: Surface) => path.join(folder, '.staging', surface);

/** Where copies from the bucket are assembled by every process that follows it. */
export const incomingFolder = (folder: string, surface: Surface) => path.join(folder, '.incoming', surface);
