import type { ReactNode } from 'react';
import { RowActionsProvider, type RowActions } from '@umkreis/guide-core/rows/row-actions.tsx';
import { fetchedWhileIdle } from '@umkreis/ui/fetched-while-idle.ts';

/** Until it is fetched, rows have no buttons, but the space for them. */
const useRemember = fetchedWhileIdle(() => import('@umkreis/my-list/remember-in-rows.tsx'));

const rowActions: RowActions = {
  Place: function RememberPlace(props) {
    const code = useRemember();
    return code && <code.RememberRowPlace {...props} />;
  },
  Event: function RememberEvent(props) {
    const code = useRemember();
    return code && <code.RememberRowEvent {...props} />;
  },
};

/** Rows of places and events with a button that remembers them. */
export const RowsWithActions = ({ children }: { children: ReactNode }) => (
  <RowActionsProvider value={rowActions}>{children}</RowActionsProvider>
);
