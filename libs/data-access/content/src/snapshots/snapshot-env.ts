/** Part of the snapshots' file names, so that a deployment never uses another's files. */
export const snapshotEnv = ({ NODE_ENV }: { NODE_ENV: string }): 'production' | 'development' =>
  NODE_ENV === 'production' ? 'production' : 'development';
