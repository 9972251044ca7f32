import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeAtomically } from './atomic-file.ts';
import { watchFile } from './watch-file.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('reports a file that is created, and replaced, but no other file', async () => {
  const folder = await newFolder();
  const file = path.join(folder, 'state.json');
  const onChange = vi.fn();
  onTestFinished(watchFile(file, onChange));
  await writeFile(path.join(folder, 'other.json'), '');
  await writeAtomically(file, '1');
  await expect.poll(() => onChange.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = onChange.mock.calls.length;
  await writeAtomically(file, '2');
  await expect.poll(() => onChange.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(before);
});

it('does nothing without the folder', async () => {
  const folder = await newFolder();
  expect(() => watchFile(path.join(folder, 'missing/state.json'), () => undefined)()).not.toThrow();
});
