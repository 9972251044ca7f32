import { expect, test } from 'vitest';
import { OpenConnections } from './open-connections.ts';

function opened(options: { atOnce: number; perAddress?: number }) {
  const closed: string[] = [];
  const open = new OpenConnections<{ destroy(): void }>(options);
  const add = (name: string, address: string) => {
    const connection = { destroy: () => closed.push(name) };
    return { connection, end: open.add(connection, address) };
  };
  return { open, add, closed };
}

test('closes the longest idle connection of an address above its limit, else the longest busy one', () => {
  const { open, add, closed } = opened({ atOnce: 10, perAddress: 3 });
  add('other', '10.0.0.2');
  const [a, b] = [add('a', '10.0.0.1'), add('b', '10.0.0.1')];
  add('c', '10.0.0.1');
  open.starts(a.connection);
  add('d', '10.0.0.1');
  expect(closed).toEqual(['b']);
  b.end();
  open.markIdle(a.connection);
  add('e', '10.0.0.1');
  add('f', '10.0.0.1');
  expect(closed).toEqual(['b', 'c', 'd']);
});

test('closes a connection of the address with the most connections above the total limit', () => {
  const { add, closed } = opened({ atOnce: 4 });
  add('lonely', '10.0.0.2');
  for (const name of ['a', 'b', 'c']) add(name, '10.0.0.1');
  add('visitor', '10.0.0.3');
  expect(closed).toEqual(['a']);
});

test('counts addresses of one IPv6 network as one', () => {
  const { add, closed } = opened({ atOnce: 10, perAddress: 1 });
  add('a', '2001:db8:1:2::1');
  add('b', '2001:db8:1:3::1');
  add('c', '2001:db8:1:2:ffff:1:2:3');
  add('v4', '::ffff:10.0.0.1');
  add('same', '10.0.0.1');
  expect(closed).toEqual(['a', 'v4']);
});
