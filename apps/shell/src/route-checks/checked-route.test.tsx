import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { CheckedRoute } from './checked-route.tsx';
import { StatusError, statusOf } from './status-error.ts';

const boot = {} as Boot;
const render = (...by: string[]) =>
  renderToStaticMarkup(
    <CheckedRoute by={by} boot={boot}>
      page
    </CheckedRoute>,
  );

test('passes the branch check', () => {
  expect(render('branch')).toBe('page');
});

test('throws an error 500 with the name of an unknown check', () => {
  expect(() => render('branch', 'nobody')).toThrow(new StatusError(500, 'Unknown middleware nobody'));
});

test.each([
  [new StatusError(404, 'x'), 404],
  [{ status: 503 }, 503],
  [new Error('x'), 500],
  ['x', 500],
  [null, 500],
  [{ statusCode: 200 }, 500],
  [{ statusCode: '404' }, 500],
])('returns for %o the status %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
