// @vitest-environment happy-dom
import { useState } from 'react';
import { test } from 'vitest';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { useRenewList } from './use-renew-list.ts';

/** A list of events with two filters, which differ by what a write moves from one to the other. */
function List({ write }: { write(): void }) {
  const { boot, auth } = useDashboard();
  const [isTrash, setTrash] = useState(false);
  const renew = useRenewList(apiUrl(boot, 'GET /events/dashboard/'));
  const query = isTrash ? { state: 'binned' as const } : {};
  const { data } = useProtectedRead(auth, apiUrl(boot, 'GET /events/dashboard/', { query }));
  return (
    <>
      <button type="button" onClick={() => setTrash(!isTrash)}>
        Papierkorb
      </button>
      <button
        type="button"
        onClick={() => {
          write();
          void renew();
        }}
      >
        Schreiben
      </button>
      {data && `${isTrash ? 'Papierkorb' : 'Liste'}: ${data.total}`}
    </>
  );
}

test('reads a list again that was left a moment before the write', async () => {
  let listed = 0;
  const root = await serve(({ query }) => ({ events: [], total: query.has('state') ? 1 - listed : listed, page: 1 }));
  const { click, until, text } = showInDashboard(root, <List write={() => (listed = 1)} />);
  await until(() => text()?.includes('Liste: 0'));
  click('Papierkorb');
  await until(() => text()?.includes('Papierkorb: 1'));
  click('Schreiben');
  await until(() => text()?.includes('Papierkorb: 0'));
  click('Papierkorb');
  await until(() => text()?.includes('Liste: 1'));
});
