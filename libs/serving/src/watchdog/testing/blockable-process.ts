import { createServer } from 'node:http';
import { startWatchdog } from '../watchdog.ts';

// Answers with its process id; /block stops its event loop for ever, /work for half the time. Limit in ms: argument 1.
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
