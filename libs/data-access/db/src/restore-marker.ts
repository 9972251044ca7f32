import path from 'node:path';

/** While this file exists, a restore into the data folder has been started but not finished. */
export const restoreMarker = (dataDir: string) => path.join(dataDir, 'restoring.json');
