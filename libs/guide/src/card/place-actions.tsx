import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { useGuide } from '../guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { DetailGroups } from './detail-groups.ts';
import { isSafeUrl, mailUrl, phoneUrl, routeUrl, webUrl } from '@umkreis/place-rules/link.ts';
import { OutboundLink } from '../links/outbound-link.tsx';
import { useOpened } from '../url/opened.ts';

const look =
  'grid w-full justify-items-center gap-1 rounded-control py-2 text-xs font-medium text-accent no-underline hover:bg-accent-soft';

function Face({ icon, label }: { icon: ChromeIconName; label: string }) {
  return (
    <>
      <span className="grid size-10 place-items-center rounded-full bg-accent-soft">
        <Icon name={icon} size={18} />
      </span>
      {label}
    </>
  );
}

/** What most people do with a place: go there, call, look it up, tell others. */
export function PlaceActions({ place, groups }: { place: Place; groups: DetailGroups | null }) {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const [isSharing, setIsSharing] = useOpened('share');
  const { item } = place;
  const phone = groups?.phones[0]?.detail.dataValue ?? item.details?.phone;
  const email = groups?.emails[0]?.detail.dataValue ?? item.details?.email;
  const website = groups?.website?.detail.dataValue ?? item.details?.url;
  const metric = (metric_key: MetricKey) => () => track({ metric_key, item_id: item.id });

  const share = async () => {
    const url = location.href.split(/[?#]/)[0]!;
    if (!matchMedia('(pointer: coarse)').matches || !navigator.share) return setIsSharing(true);
    // A visitor who closes the sheet has not shared; there is nothing to tell.
    await navigator.share({ title: item.title, url }).catch(() => undefined);
  };

  return (
    <ul className="flex gap-1">
      <li className="flex-1">
        <OutboundLink href={routeUrl(item.lat, item.lon)} className={look}>
          <Face icon="route" label={t.route} />
        </OutboundLink>
      </li>
      {phone && (
        <li className="flex-1">
          <OutboundLink href={phoneUrl(phone)} className={look} onFollow={metric('item_detail_tel_click')}>
            <Face icon="phone" label={t.call} />
          </OutboundLink>
        </li>
      )}
      {email && (
        <li className="flex-1">
          <OutboundLink href={mailUrl(email)} className={look} onFollow={metric('item_detail_email_click')}>
            <Face icon="mail" label={t.mail} />
          </OutboundLink>
        </li>
      )}
      {website && isSafeUrl(website) && (
        <li className="flex-1">
          <OutboundLink href={webUrl(website)} className={look} onFollow={metric('item_detail_url_click')}>
            <Face icon="globe" label={t.website} />
          </OutboundLink>
        </li>
      )}
      <li className="flex-1">
        <button type="button" className={look} onClick={() => void share()}>
          <Face icon="share" label={t.share} />
        </button>
        <ShareDialog open={isSharing} onClose={() => setIsSharing(false)} url={location.href.split(/[?#]/)[0]!} />
      </li>
    </ul>
  );
}
