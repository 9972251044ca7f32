import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { detailGroups, type DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { metricOfLink } from '@umkreis/guide-core/links/metric-of-link.ts';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { PlaceOffers } from '@umkreis/place-card/place-offers.tsx';
import { ChangeRequestDialog } from '@umkreis/change-requests/change-request-dialog.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { embedMessages } from './messages/embed.ts';
import { embedPartsMessages } from './messages/embed-parts.ts';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { emailAddresses } from '@umkreis/places/details/email-addresses.ts';
import { hostOf, mailUrl } from '@umkreis/places/details/link.ts';
import { phoneNumbers, phoneUrl } from '@umkreis/places/details/phone-numbers.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

const nowhere = () => null;

/** Phone, e-mail, website and social media of a place, and a link to propose changes if its list accepts them. */
export function ContactLinks({ place, shortcut }: { place: Place; shortcut: SearchShortcutConfig | null }) {
  const { boot, track } = useGuide();
  const { contact } = useMessages(embedMessages);
  const t = useMessages(embedPartsMessages);
  const tProposal = useMessages(openerMessages);
  const { data: item, error } = useItem(boot, place.item.nanoId, boot.branch);
  const { data: keyRows } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  const groups = useMemo(
    () => (item && keyRows ? detailGroups(item.itemDetails, new Map(keyRows.map((key) => [key.id, key]))) : null),
    [item, keyRows],
  );
  const [isProposing, setIsProposing] = useOpened(`change ${place.item.nanoId}`);
  if (!item || !groups)
    return error ? (
      <p role="alert" className="text-closed">
        {t.contactFailed}
      </p>
    ) : (
      <Skeleton className="h-9" />
    );

  const follow =
    ({ key, detail }: DetailWithKey) =>
    () =>
      track({ metric_key: metricOfLink(key), item_id: item.id, item_detail_id: detail.id });
  const row = (entry: DetailWithKey, icon: ChromeIconName, href: string, text: string) => (
    <li key={`${entry.detail.id} ${text}`}>
      <OutboundLink
        href={href}
        className="inline-flex min-h-9 items-center gap-2 break-all text-accent underline-offset-2 hover:underline"
        onFollow={follow(entry)}
      >
        <Icon name={icon} size={16} className="shrink-0" />
        {text}
      </OutboundLink>
    </li>
  );
  const { website } = groups;
  const address = website && webLink('url', website.detail.dataValue);
  const links = [...groups.offers, ...groups.social];
  const isEmpty = groups.phones.length + groups.emails.length + links.length === 0 && !address;
  return (
    <>
      {isEmpty && <p className="text-ink-soft">{t.noContact}</p>}
      <ul>
        {groups.phones.flatMap((entry) =>
          phoneNumbers(entry.detail.dataValue).numbers.map((number) =>
            row(entry, 'phone', phoneUrl(number), number.text),
          ),
        )}
        {groups.emails.flatMap((entry) =>
          emailAddresses(entry.detail.dataValue).addresses.map((email) => row(entry, 'mail', mailUrl(email), email)),
        )}
        {website && address && row(website, 'globe', address, hostOf(address))}
      </ul>
      <PlaceOffers itemId={item.id} label={contact} links={links} />
      {shortcut?.allowChangeRequest && (
        <div className="py-1">
          <Button
            size="small"
            icon="edit"
            onClick={() => {
              track({ metric_key: 'embed_item_change_request_add_click', item_id: item.id });
              setIsProposing(true);
            }}
          >
            {tProposal.proposeChange}
          </Button>
          <ChangeRequestDialog
            open={isProposing}
            onClose={() => setIsProposing(false)}
            item={item}
            shortcut={shortcut}
            center={nowhere}
            url={location.href}
          />
        </div>
      )}
    </>
  );
}
