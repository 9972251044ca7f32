// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { serve, showInDashboard } from '../../testing/show-in-dashboard.tsx';
import { ShortcutsPart } from './shortcuts-part.tsx';

test('shows the order of the server and the reason when reordering the shortcuts fails halfway', async () => {
  const rows = ['Essen', 'Baden', 'Wandern'].map((de, index) => ({
    id: de,
    branchShortId: 1,
    title: { de, en: de },
    sortOrder: index + 1,
    isHidden: false,
  }));
  let writes = 0;
  let isRefusing = true;
  const root = await serve(({ operation, body }) => {
    const row = rows.find(({ id }) => operation === `PUT /search/shortcuts/${id}`);
    if (!row) return rows.toSorted((a, b) => a.sortOrder - b.sortOrder);
    writes += 1;
    if (isRefusing && writes > 1) return 403;
    return Object.assign(row, body);
  });
  const part = <ShortcutsPart branchShortId={1} isReadOnly={false} onWritten={async () => undefined} />;
  const { click, until, text } = showInDashboard(root, part);
  const titles = () => Array.from(document.querySelectorAll('li > button'), ({ textContent }) => textContent);
  await until(() => titles().length === 3);

  click('Wandern nach oben');
  await until(() => text()?.includes('Für diese Ansicht fehlt die Berechtigung.'));
  const stored = () => rows.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }) => id);
  await until(() => titles().join() === stored().join());
  expect(titles()).toEqual(['Baden', 'Wandern', 'Essen']);

  isRefusing = false;
  click('Wandern nach oben');
  await until(() => titles().join() === 'Wandern,Baden,Essen');
  expect(stored()).toEqual(['Wandern', 'Baden', 'Essen']);
});
