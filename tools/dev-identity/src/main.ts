import { readConfig } from './config.ts';
import { createIdentityServer } from './identity-server.ts';

const { close } = await createIdentityServer(readConfig());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
