// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { ToDo } from './to-do.tsx';

/** Shows the pending tasks of an editor with these numbers. */
async function start({ reviews, unreadable }: { reviews: number; unreadable: number }) {
  const root = await serve(({ operation, query }) => {
    if (operation === 'GET /items/dashboard/')
      return { items: [], total: query.has('hoursUnreadable') ? unreadable : reviews, page: 1, pageCount: 1 };
    return { requests: [], total: 0, page: 1, pageCount: 0 };
  });
  const screen = showInDashboard(
    root,
    <BrowserRouter>
      <ToDo />
    </BrowserRouter>,
  );
  await screen.until(() => screen.text()?.includes(`${reviews}Prüfung`));
  return screen;
}
const linkTo = (query: string) => document.querySelector(`a[href$="?${query}"]`)?.textContent;

test('counts the places whose hours cannot be read, and leads to their list', async () => {
  const { until } = await start({ reviews: 2, unreadable: 14 });
  await until(() => linkTo('hoursUnreadable=true') !== undefined);
  expect(linkTo('hoursUnreadable=true')).toBe('14Orte mit unlesbaren Öffnungszeiten');
});

test('does not mention them if all hours can be read', async () => {
  await start({ reviews: 1, unreadable: 0 });
  expect(linkTo('reviewIsDue=true')).toBe('1Prüfung fällig');
  expect(linkTo('hoursUnreadable=true')).toBeUndefined();
});
