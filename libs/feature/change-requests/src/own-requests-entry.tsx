import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { MenuEntry } from '@umkreis/guide-core/panel/menu-entry.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ownRequestsMessages } from './messages/own-requests.ts';
import type { OwnRequestsParts } from './own-requests-parts.ts';
import { useOwnRequests } from './use-own-requests.ts';

/** Opens the list of what was entered on this device, with the number of those not sent; hidden if none. */
export function OwnRequestsEntry({ useMore }: OwnRequestsParts) {
  const { isKiosk } = useGuide();
  const t = useMessages(ownRequestsMessages);
  const { unsent, sent } = useOwnRequests(isKiosk);
  const more = useMore();
  const unsentCount = unsent.length + more.unsentCount;
  const [, setIsOpen] = useOpened('own-requests');
  if (unsent.length + sent.length + more.count === 0) return null;
  return (
    <MenuEntry
      icon="send"
      label={t.entry}
      count={unsentCount}
      description={unsentCount > 0 ? t.entryUnsent({ count: unsentCount }) : undefined}
      onSelect={() => setIsOpen(true)}
    />
  );
}
