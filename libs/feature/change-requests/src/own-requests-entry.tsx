import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { MenuEntry } from '@umkreis/guide-core/panel/menu-entry.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ownRequestsMessages } from './messages/own-requests.ts';
import { useOwnRequests } from './use-own-requests.ts';

/** Opens the list of the suggestions of this device, in the menu, with the number of those not sent; hidden if none. */
export function OwnRequestsEntry() {
  const { isKiosk } = useGuide();
  const t = useMessages(ownRequestsMessages);
  const { unsent, sent } = useOwnRequests(isKiosk);
  const [, setIsOpen] = useOpened('own-requests');
  if (unsent.length + sent.length === 0) return null;
  return (
    <MenuEntry
      icon="send"
      label={t.entry}
      count={unsent.length}
      description={unsent.length > 0 ? t.entryUnsent({ count: unsent.length }) : undefined}
      onSelect={() => setIsOpen(true)}
    />
  );
}
