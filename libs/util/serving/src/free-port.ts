import { createServer } from 'node:net';

/**
 * The first free port on loopback, starting at the given one.
 * @param count how many free ports in a row, of which the first is returned
 */
export async function freePortFrom(port: number, count = 1): Promise<number> {
  for (let first = port, next = port; ; next++) {
    if (!(await isFree(next))) first = next + 1;
    else if (next - first + 1 === count) return first;
  }
}

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });
}
