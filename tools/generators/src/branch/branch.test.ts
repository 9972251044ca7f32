import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, onTestFinished, test } from 'vitest';
import { mergeBranch, type BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import { branch as branchSchema } from '@umkreis/contract/branch.ts';
import branch from './branch.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const workspace = () => new FsTree(root, false);
const wipptal = { number: 14, title: "Wipptal's Berge", subdomain: 'wipp-tal', kind: 'tourism', color: '#0f766e' };

/** The exports of a generated branch file. */
async function exportsOf(text: string): Promise<Record<string, BranchConfig>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'branch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'branch.ts');
  const registry = pathToFileURL(path.join(root, 'libs/domain/branches/src/'));
  writeFileSync(file, text.replaceAll("'../", `'${registry.pathname}`));
  return (await import(/* @vite-ignore */ file)) as Record<string, BranchConfig>;
}

test('assigns a number to a client, whose file and registry entry replace the previous ones', async () => {
  const tree = workspace();
  branch(tree, wipptal);
  expect(tree.exists('libs/domain/branches/src/branches/14-tourismus.ts')).toBe(false);
  const { wippTal } = await exportsOf(tree.read('libs/domain/branches/src/branches/14-wipp-tal.ts', 'utf8')!);
  expect(wippTal).toMatchObject({ shortId: 14, title: "Wipptal's Berge", tagKey: 'wippTal', accentColor: '#0F766E' });
  expect(branchSchema.safeParse(mergeBranch(wippTal!, undefined)).error?.issues ?? []).toEqual([]);
  const registry = tree.read('libs/domain/branches/src/registry.ts', 'utf8')!;
  expect(registry).toContain("import { wippTal } from './branches/14-wipp-tal.ts';");
  expect(registry).toMatch(/\n {2}messe,\n {2}wippTal,\n {2}werke,\n/);
  expect(registry).not.toContain('tourismus');
});

test('allows generating a branch again with its own subdomain', () => {
  const tree = workspace();
  branch(tree, { ...wipptal, subdomain: 'tourismus' });
  expect(tree.read('libs/domain/branches/src/branches/14-tourismus.ts', 'utf8')).toContain('Wipptal');
});

test.each([
  [{ kind: 'shop' }, "'shop' is no kind of branch: municipality, region"],
  [{ subdomain: 'vaduz' }, "Branch 1, Vaduz, has 'vaduz' already."],
])('rejects %o without changes', (faulty, message) => {
  const tree = workspace();
  expect(() => branch(tree, { ...wipptal, ...faulty })).toThrow(message);
  expect(tree.listChanges()).toEqual([]);
});
