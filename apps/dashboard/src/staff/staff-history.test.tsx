// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { StaffHistory } from './staff-history.tsx';

test('shows names of people, branches and roles, and the address of somebody who is no member', async () => {
  const revisions = [
    {
      id: 'r2',
      email: 'gone@test.example',
      date: '2031-05-02T10:00:00.000Z',
      author: 'anna@test.example',
      action: 'remove',
      changes: { role: { before: 'viewer', after: null }, branch_ids: { before: [1], after: null } },
    },
    {
      id: 'r1',
      email: 'ben@test.example',
      date: '2031-05-01T10:00:00.000Z',
      author: 'anna@test.example',
      action: 'rights',
      changes: { role: { before: 'viewer', after: 'editor' }, branch_ids: { before: [1], after: [1, 2] } },
    },
  ];
  const branches = [
    { shortId: 1, title: 'Aubach', timeZone: 'Europe/Vaduz', isActive: true },
    { shortId: 2, title: 'Seetal', timeZone: 'Europe/Vaduz', isActive: true },
  ];
  const members = [
    { email: 'anna@test.example', name: 'Anna Beck' },
    { email: 'ben@test.example', name: 'Ben Frick' },
  ];
  const root = await serve(({ operation }) =>
    operation === 'GET /staff/revisions/' ? revisions : operation === 'GET /staff/' ? members : branches,
  );
  const { until, text } = showInDashboard(root, <StaffHistory />, undefined, 'staff');
  await until(() => text()?.includes('Ben Frick') && text()?.includes('Seetal'));
  expect(text()).toContain('Anna Beck');
  expect(text()).toContain('Aubach, Seetal');
  expect(text()).toContain('gone@test.example');
  expect(text()).not.toMatch(/anna@|ben@|branch_ids|\[|"/);
});
