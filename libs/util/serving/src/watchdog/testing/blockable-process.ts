import { createServer } from 'node:http';
import { startWatchdog } from '../watchdog.ts';

// Responds with its process ID; /block blocks its event loop forever, /work for half of the time. Argument 1: limit
// in ms.
const limitMs = Number(process.argv[2]);
const server = createServer((request, response) => {
  if (request.url === '/block') for (;;);
  if (request.url === '/work') for (const end = performance.now() + limitMs / 2; performance.now() < end;);
  response.end(String(process.pid));
});
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  startWatchdog({ limitMs, service: 'trial' });
  const address = server.address();
  if (address && typeof address === 'object') console.log(`listening ${address.port}`);
});
