import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir, workspace } from './instance.ts';

let token: Promise<string> | undefined;

/** Authorization header of a staff member; the token is created once per process and valid for 12 hours. */
export async function staffHeaders(): Promise<{ Authorization: string }> {
  token ??= createToken();
  return { Authorization: `Bearer ${await token}` };
}

async function createToken(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(workspace, 'tools/dev-identity/src/token.ts'), 'staff@umkreis.example'],
    { env: { ...process.env, UMKREIS_DATA: dataDir } },
  );
  return stdout.trim();
}
