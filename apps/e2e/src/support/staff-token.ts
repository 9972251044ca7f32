import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir, workspace } from './instance.ts';

/** Authorization header of a staff member. */
export async function staffHeaders(): Promise<{ Authorization: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(workspace, 'tools/dev-identity/src/token.ts'), 'staff@umkreis.example'],
    { env: { ...process.env, UMKREIS_DATA: dataDir } },
  );
  return { Authorization: `Bearer ${stdout.trim()}` };
}
