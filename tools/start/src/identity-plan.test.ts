import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { identityPlan } from './identity-plan.ts';

test('replaces the local issuer by a configured one, on any host', () => {
  const issuer = 'https://tenant.example/';
  expect(identityPlan({ AUTH_ISSUER: issuer }, 4200)).toEqual({ issuer, isLocal: false });
  expect(identityPlan({ AUTH_ISSUER: issuer, HOST: '0.0.0.0' }, 4200)).toEqual({ issuer, isLocal: false });
  expect(() => identityPlan({ AUTH_ISSUER: 'tenant' }, 4200)).toThrow('AUTH_ISSUER is no address: tenant');
});

test('allows the local identity provider on loopback only', () => {
  for (const HOST of [undefined, '127.0.0.1', '127.0.0.2', 'localhost', '::1'])
    expect(identityPlan({ HOST }, 4400)).toEqual({ issuer: 'https://localhost:4400/', isLocal: true });
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4', '127.example', '1127.0.0.1'])
    expect(() => identityPlan({ HOST }, 4400)).toThrow('requires no password');
});

test('rejects an invalid configuration with a reason before starting anything', () => {
  const main = path.join(import.meta.dirname, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, HOST: '0.0.0.0', AUTH_ISSUER: '', UMKREIS_DATA: '/nowhere' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('AUTH_ISSUER')]);
});
