// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { PlaceMedia } from './place-media.tsx';

/**
 * Starts a server with a place with three pictures. The writes with these numbers, counted from 1, are
 * rejected.
 */
async function start(...rejected: number[]) {
  const media = ['Haus', 'Garten', 'Saal'].map((title, index) => ({
    id: title,
    itemId: 'place-1',
    itemTitle: 'Adler',
    kind: 1,
    title,
    alt: '',
    sortOrder: index + 1,
    renditions: [],
  }));
  let writes = 0;
  const root = await serve(({ operation, body }) => {
    if (operation.startsWith('GET /items/media/'))
      return {
        media: media.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id)),
        total: media.length,
        page: 1,
        pageCount: 1,
      };
    if (operation === 'GET /branches/') return [];
    const medium = media.find(({ id }) => operation === `PUT /items/media/${id}`);
    if (!medium) return {};
    writes += 1;
    if (rejected.includes(writes)) return 400;
    return Object.assign(medium, body);
  });
  const screen = showInDashboard(root, <PlaceMedia itemId="place-1" isReadOnly={false} />);
  const labels = () =>
    Array.from(document.querySelectorAll('li [aria-label$="nach hinten"]'), (one) => one.getAttribute('aria-label')!);
  const titles = () => labels().map((label) => label.split(' ')[0]!);
  /** Whether no move is in progress. */
  const settled = () => !document.querySelector('li [aria-disabled="true"]');
  await screen.until(() => titles().length === 3);
  return { ...screen, titles, settled };
}

test('shows the stored order and announces the new position of a moved picture', async () => {
  const { click, until, titles, text } = await start();
  click('Haus nach hinten');
  await until(() => titles().join() === 'Garten,Haus,Saal');
  await until(() => text()?.includes('Haus steht jetzt an Stelle 2 von 3.'));
});

test('reverts a move that fails halfway and reports it', async () => {
  const { click, until, titles, settled, text } = await start(2);
  click('Haus nach hinten');
  await until(() =>
    text()?.includes('Die Reihenfolge konnte nicht gespeichert werden. Gezeigt wird wieder die vorherige.'),
  );
  await until(settled);
  expect(titles()).toEqual(['Haus', 'Garten', 'Saal']);
  expect(text()).not.toContain('steht jetzt an Stelle');
});

test('shows the order of the server and asks to check it when a move cannot be reverted', async () => {
  const { click, until, titles, settled, text } = await start(2, 4);
  click('Haus nach hinten');
  await until(() => text()?.includes('Die Reihenfolge wurde nur teilweise gespeichert. Bitte prüfen'));
  await until(settled);
  expect(titles()).toEqual(['Garten', 'Haus', 'Saal']);
  expect(text()).not.toContain('steht jetzt an Stelle');
});
