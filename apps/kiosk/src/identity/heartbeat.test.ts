import { expect, test, vi } from 'vitest';
import type { KioskResponse, KioskHeartbeat } from '@umkreis/contract/kiosk.ts';
import { heartbeat, type HeartbeatParts } from './heartbeat.ts';

const identity = {
  branchShortId: 1,
  name: 'Foyer',
  position: null,
  heading: null,
  level: null,
  homeView: null,
  scale: null,
  house: null,
  sign: null,
  screenTimes: null,
  version: 1,
};
const beat = {
  kioskKey: 'q3xK9aBVq3xK9aBVq3xK9w',
  release: 'r1',
  dateOfData: null,
  screen: '1080x1920',
  lastUse: null,
  visits: [],
  errors: [],
};

/** A server that returns a command until it is acknowledged; the calls in `failing` throw. */
function kiosk({ command, failing = [] }: { command: KioskResponse['command']; failing?: number[] }) {
  let done: string | null = null;
  let acknowledged: string | null = null;
  let calls = 0;
  const performed: string[] = [];
  const parts: HeartbeatParts = {
    send: async (sent: KioskHeartbeat) => {
      calls += 1;
      if (failing.includes(calls)) throw new Error('no network');
      if (sent.commandDone) acknowledged = sent.commandDone;
      return { identity, command: command && acknowledged !== command.id ? command : null };
    },
    beat: () => beat,
    lastDone: () => done,
    storeDone: (id) => {
      done = id;
    },
    onIdentity: vi.fn<HeartbeatParts['onIdentity']>(),
    perform: (action) => performed.push(action),
  };
  return { parts, performed };
}
const command = { id: '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7', deed: 'reload' as const };

test('performs a command once, after the server has acknowledged it', async () => {
  const { parts, performed } = kiosk({ command });
  expect(await heartbeat(parts)).toBe(true);
  expect(await heartbeat(parts)).toBe(true);
  expect(performed).toEqual(['reload']);
});

test('does not perform a command while the acknowledgement fails, so that it never reloads offline', async () => {
  const { parts, performed } = kiosk({ command, failing: [2] });
  expect(await heartbeat(parts)).toBe(false);
  expect(performed).toEqual([]);
  expect(await heartbeat(parts)).toBe(true);
  expect(performed).toEqual(['reload']);
});

test('changes nothing while the server is unreachable', async () => {
  const { parts } = kiosk({ command: null, failing: [1] });
  expect(await heartbeat(parts)).toBe(false);
  expect(parts.onIdentity).not.toHaveBeenCalled();
});
