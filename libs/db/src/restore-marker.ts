import path from 'node:path';

/** Says, while it is there, that a restore into the data folder was begun and not ended. */
export const restoreMarker = (dataDir: string) => path.join(dataDir, 'restoring.json');
