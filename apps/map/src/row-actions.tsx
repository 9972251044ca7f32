import { useSyncExternalStore, type ReactNode } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { RowActionsProvider, type RowActions } from '@umkreis/guide-core/rows/row-actions.tsx';
import { loadLazyTexts } from '@umkreis/i18n/load-language.ts';

/** Fetched while the map is idle. Until then, and if it is missing, rows have no buttons, but the space for them. */
const part = codePart(
  async () => (await Promise.all([import('@umkreis/my-list/remember-in-rows.tsx'), loadLazyTexts()]))[0],
);

function useLoaded() {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state);
  return state.kind === 'there' ? state.code : null;
}

const rowActions: RowActions = {
  Place: function RememberPlace(props) {
    const loaded = useLoaded();
    return loaded && <loaded.RememberRowPlace {...props} />;
  },
  Event: function RememberEvent(props) {
    const loaded = useLoaded();
    return loaded && <loaded.RememberRowEvent {...props} />;
  },
};

/** Rows of places and events with a button that remembers them. */
export const RowsWithActions = ({ children }: { children: ReactNode }) => (
  <RowActionsProvider value={rowActions}>{children}</RowActionsProvider>
);
