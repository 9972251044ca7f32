import { OwnRequestsDialog } from '@umkreis/change-requests/own-requests-dialog.tsx';
import { useOwnEntries } from '@umkreis/contests/own-entries.tsx';

/** What was entered on this device: suggestions and contest entries. */
export const OwnRequests = ({ onClose }: { onClose(): void }) => (
  <OwnRequestsDialog useMore={useOwnEntries} onClose={onClose} />
);
