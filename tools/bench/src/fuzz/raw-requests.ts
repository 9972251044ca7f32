import fc from 'fast-check';

const line = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const HOST = 'Host: localhost';

/** Malformed or unusual HTTP requests. */
const requests = [
  line('GET // HTTP/1.1', HOST),
  line('GET /// HTTP/1.1', HOST),
  line('GET /\\ HTTP/1.1', HOST),
  line('GET /api// HTTP/1.1', HOST),
  line('GET /api/\\ HTTP/1.1', HOST),
  line('GET /api/../../x HTTP/1.1', HOST),
  line(`GET /map/place/${'a'.repeat(8000)} HTTP/1.1`, HOST),
  line(`GET /api/items/nanoid/${'a'.repeat(8000)} HTTP/1.1`, HOST),
  line('GET /styles/__proto__.json HTTP/1.1', HOST),
  line('GET http://evil.example/map HTTP/1.1', HOST),
  line('GET * HTTP/1.1', HOST),
  line('OPTIONS * HTTP/1.1', HOST),
  line('TRACE / HTTP/1.1', HOST),
  line('PROPFIND /api/ HTTP/1.1', HOST),
  line('CONNECT evil.example:443 HTTP/1.1', HOST),
  line('FOO / HTTP/1.1', HOST),
  line('GET / HTTP/3.0', HOST),
  line('GET / HTTP/1.0'),
  line('GET / HTTP/1.1'),
  line('GET / HTTP/1.1', HOST, HOST),
  line('GET / HTTP/1.1', `X-Large: ${'x'.repeat(40_000)}`),
  line('GET /map HTTP/1.1', HOST, 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'),
  line('GET /api/branches/ HTTP/1.1', HOST, 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'),
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Expect: tea', 'Content-Length: 2') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Expect: 100-continue', 'Content-Length: 2') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Type: text/plain;', 'Content-Length: 2') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Length: 2', 'Content-Length: 3') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Length: -1') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Transfer-Encoding: gzip') + '{}',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked') +
    '2\r\n{}\r\n0\r\n\r\n',
  line('POST /api/metrics/ HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Length: 90') + '{}',
  line('POST /map HTTP/1.1', HOST, 'Content-Type: text/plain;', 'Content-Length: 2') + '{}',
  line('GET /map HTTP/1.1', HOST).repeat(20),
  'GET / HTTP/1.1\nHost: localhost\n\n',
  '\r\n\r\n\r\n',
  '\0\0\0\0',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
] as const;

export const rawRequest: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...requests) },
  {
    weight: 1,
    // Replaces one byte of a request.
    arbitrary: fc.tuple(fc.constantFrom(...requests), fc.nat(), fc.nat(255)).map(([text, at, byte]) => {
      const place = at % text.length;
      return text.slice(0, place) + String.fromCharCode(byte) + text.slice(place + 1);
    }),
  },
);
