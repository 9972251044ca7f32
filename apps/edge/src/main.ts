import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const config = readConfig();
const app = await createEdge(config);
await app.listen({ port: config.PORT, host: config.HOST });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
