import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const helper = pathToFileURL(path.join(import.meta.dirname, 'listen-or-exit.ts')).href;

it('ends a process with one sentence if another one uses its port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const script = `import { once } from 'node:events';
    import { createServer } from 'node:net';
    import { listenOrExit } from '${helper}';
    const server = createServer().listen(${port}, '127.0.0.1');
    await listenOrExit(once(server, 'listening'), 'API_PORT', ${port});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  other.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `API_PORT: cannot listen on port ${port}, another process uses it.\n`,
  });
});
