import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';

// In the releases folder, so that a rename into a surface's folder is one step; and nowhere that a server of files, a
// backup or a removal of old versions looks.

/** Where a deployment puts a version together, and where it is tried; one deployment of a surface at a time. */
export const stagingFolder = (folder: string, surface: Surface) => path.join(folder, '.staging', surface);

/** Where copies from the bucket are put together, by every process that follows it. */
export const incomingFolder = (folder: string, surface: Surface) => path.join(folder, '.incoming', surface);
