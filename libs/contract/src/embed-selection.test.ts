import { expect, it, vi } from 'vitest';
import { everyEntry, readSelection, selectionNames, selectionOfView, selectionParameters } from './embed-selection.ts';

const read = (query: string, onIgnored?: Parameters<typeof readSelection>[1]) => {
  const parameters = new URLSearchParams(query);
  return readSelection((name) => parameters.get(name), onIgnored);
};

it('returns the same selection from its own parameters', () => {
  const selection = {
    rows: 12,
    sort: 'open',
    isOpenNow: true,
    from: '2026-12-24',
    to: '2027-01-06',
    center: [-68.3, -54.8],
    zoom: 13.5,
  } as const;
  const query = new URLSearchParams(
    selectionParameters({ ...selection, center: [-68.3, -54.8] }).map(([...one]) => one),
  );
  expect(read(query.toString())).toEqual(selection);
  expect(selectionParameters(everyEntry)).toEqual([]);
  expect(read('')).toEqual(everyEntry);
});

it.each([
  ['rows', ['0', '101', '1e1', '-1', '5.5', 'all']],
  ['sort', ['near', 'Titel']],
  ['from', ['2026-02-30', '24.12.2026', '2026-1-1', 'heute']],
  ['to', ['2026-13-01']],
  ['center', ['47.1', '91,9', '47.1,181', 'Vaduz', '47,1,9,5']],
  ['zoom', ['23', '-1', 'far']],
] as const)('reports an unknown %s, and uses the default', (name, values) => {
  for (const value of values) {
    const onIgnored = vi.fn();
    expect(read(new URLSearchParams({ [name]: value }).toString(), onIgnored), value).toEqual(everyEntry);
    expect(onIgnored).toHaveBeenCalledWith(name, value, expect.any(String));
  }
});

it('reads values as they are usually written', () => {
  const onIgnored = vi.fn();
  expect(read('rows= 5 &sort=Title&open-now=&center=47.1, 9.5&zoom=12', onIgnored)).toEqual({
    ...everyEntry,
    rows: 5,
    sort: 'title',
    isOpenNow: true,
    center: [9.5, 47.1],
    zoom: 12,
  });
  expect(read('open-now=false').isOpenNow).toBe(false);
  expect(onIgnored).not.toHaveBeenCalled();
  expect(selectionNames).toHaveLength(Object.keys(everyEntry).length);
});

it.each([
  ['list', []],
  ['list-map', ['center', 'zoom']],
  ['map', ['center', 'zoom']],
  ['agenda', ['rows', 'from', 'to']],
] as const)('keeps what the %s of one place uses', (view, names) => {
  const all = read('rows=5&sort=open&open-now=1&from=2026-12-24&to=2026-12-31&center=47.1,9.5&zoom=12');
  expect(selectionParameters(selectionOfView(all, 'place', view)).map(([name]) => name)).toEqual(names);
});
