import { describe, expect, it } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ItemChanges } from '@umkreis/contract/item-changes.ts';
import { patchItems } from '@umkreis/places/patch-items.ts';
import { BranchChanges } from './branch-changes.ts';
import { ItemPage } from './item-page.ts';

const itemOf = (id: string, title: string): BasemapItem => ({ id, nanoId: id, title, lat: 47, lon: 9, categories: [] });
const pageOf = (items: readonly BasemapItem[]) =>
  ItemPage.of(items.map((item) => ({ id: item.id, text: Buffer.from(JSON.stringify(item)) })));

/** A branch of pages with a hundred items, as the jobs build its snapshots. */
async function startBranch() {
  const changes = new BranchChanges();
  const pages: BasemapItem[][] = Array.from({ length: 4 }, (_, page) =>
    Array.from({ length: 100 }, (__, nr) => itemOf(`${page}-${`${nr}`.padStart(4, '0')}`, 'Adler')),
  );
  const built = await Promise.all(pages.map(pageOf));
  const snapshots: { fileName: string; items: BasemapItem[] }[] = [];
  let key = 'names 1';
  const build = async (): Promise<ItemChanges> => {
    const fileName = `${snapshots.length}.json`;
    const items = pages.flat();
    const head = { fileName, key, pages: [...built], version: `${snapshots.length}`, total: items.length };
    snapshots.push({ fileName, items });
    return JSON.parse((await changes.upTo(1, head)).file.toString()) as ItemChanges;
  };
  return {
    build,
    snapshots,
    async edit(page: number, edit: (items: BasemapItem[]) => BasemapItem[]) {
      pages[page] = edit(pages[page]!);
      built[page] = await pageOf(pages[page]);
    },
    changeNames: () => (key = 'names 2'),
  };
}
const renamed = (at: number, title: string) => (items: BasemapItem[]) =>
  items.map((item, nr) => (nr === at ? { ...item, title } : item));
const sorted = (items: readonly BasemapItem[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('BranchChanges', () => {
  it('leads from every earlier snapshot to the current items', async () => {
    const branch = await startBranch();
    await branch.build();
    await branch.edit(0, renamed(7, 'Adler Post'));
    await branch.build();
    await branch.edit(3, (items) => [...items, itemOf('3-9999', 'Neu')]);
    await branch.edit(1, (items) => items.slice(1));
    await branch.build();
    await branch.edit(0, renamed(7, 'Adler'));
    const file = await branch.build();
    const now = branch.snapshots.at(-1)!.items;
    for (const { fileName, items } of branch.snapshots.slice(0, -1))
      expect(sorted(patchItems(items, fileName, file)!.items)).toEqual(sorted(now));
    expect(file.items.map(({ id }) => id)).toEqual(['0-0007', '3-9999']);
    expect(file).toMatchObject({ version: '3', total: 400 });
  });

  it('has no steps for the first snapshot, after other names, and after too many changes', async () => {
    const branch = await startBranch();
    expect((await branch.build()).steps).toEqual([]);
    await branch.edit(0, renamed(1, 'Post'));
    branch.changeNames();
    expect(await branch.build()).toMatchObject({ steps: [], items: [] });
    for (const page of [0, 1, 2, 3]) await branch.edit(page, (items) => items.map((item) => ({ ...item, title: 'X' })));
    expect(await branch.build()).toMatchObject({ steps: [], items: [] });
  });

  it('forgets the oldest snapshots when the changes together become too many', async () => {
    const branch = await startBranch();
    for (const page of [0, 1, 2, 3]) {
      await branch.build();
      await branch.edit(page, (items) => items.map((item) => ({ ...item, title: 'X' })));
    }
    const file = await branch.build();
    expect(file.steps.map(({ from }) => from)).toEqual(['3.json', '2.json', '1.json']);
    expect(file.items).toHaveLength(300);
    expect(patchItems(branch.snapshots[0]!.items, '0.json', file)).toBe(null);
  });
});
