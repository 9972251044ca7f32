import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecretFiles, withSecretFiles } from './secret-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  await writeFile(path.join(folder, 'url'), 'postgres://umkreis:geheim@db/umkreis\n');
  await writeFile(path.join(folder, 'two-lines'), 'first\nsecond\n');
  await writeFile(path.join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

it('reads the value of a secret from its file, without the last line break', () => {
  expect(withSecretFiles({ DATABASE_URL_FILE: file('url'), CHAT_KEY_FILE: file('two-lines'), PORT: '1' })).toEqual({
    DATABASE_URL: 'postgres://umkreis:geheim@db/umkreis',
    CHAT_KEY: 'first\nsecond',
    PORT: '1',
  });
});

it('ignores files of settings that are not secret, and empty names', () => {
  const env = { PORT_FILE: file('url'), CHAT_KEY_FILE: '', CHAT_KEY: 'key' };
  expect(readSecretFiles(env)).toEqual({ env, errors: [] });
});

it('names every file that it cannot use, but no secret', () => {
  const { errors } = readSecretFiles({
    DATABASE_URL: 'postgres://umkreis:geheim@db/umkreis',
    DATABASE_URL_FILE: file('url'),
    CHAT_KEY_FILE: file('empty'),
    MEDIA_S3_SECRET_FILE: file('missing'),
    RELEASES_S3_KEY_ID_FILE: folder,
  });
  expect(errors.map(({ name }) => name)).toEqual([
    'DATABASE_URL_FILE',
    'CHAT_KEY_FILE',
    'MEDIA_S3_SECRET_FILE',
    'RELEASES_S3_KEY_ID_FILE',
  ]);
  expect(errors.map(({ text }) => text).join('\n')).toMatch(
    /DATABASE_URL is set, too.*the file is empty.*ENOENT.*EISDIR/s,
  );
  expect(JSON.stringify(errors)).not.toContain('geheim');
});

it('throws a start error with the exit code for wrong settings', () => {
  expect(() => withSecretFiles({ CHAT_KEY_FILE: file('missing') })).toThrowError(
    expect.objectContaining({ exitCode: 78 }) as Error,
  );
});
