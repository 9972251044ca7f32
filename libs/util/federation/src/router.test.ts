import { expect, it } from 'vitest';
import * as router from './router.ts';

/** Exports of the router in releases whose remotes may still be live. */
const released = [
  'BrowserRouter',
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'Route',
  'Routes',
  'matchPath',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useParams',
  'useSearchParams',
];

it('has every export that remotes of earlier releases use', () => {
  expect(Object.keys(router)).toEqual(expect.arrayContaining(released));
});
