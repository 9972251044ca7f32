import type { ReactNode } from 'react';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { routeUrl } from '@umkreis/place-rules/link.ts';
import { useGuide } from '../guide-context.tsx';
import { useTakeAlong } from '../links/take-along.ts';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { OutboundLink } from '../links/outbound-link.tsx';
import { useOpened } from '../url/opened.ts';

const look =
  'grid w-full justify-items-center gap-1 rounded-control py-2 text-xs font-medium text-accent no-underline hover:bg-accent-soft';

/** The actions of a place in a row. */
export const ActionRow = ({ children }: { children: ReactNode }) => <ul className="flex gap-1">{children}</ul>;

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

/** An action that opens another page. */
export function LinkAction({
  icon,
  label,
  href,
  onFollow,
}: {
  icon: ChromeIconName;
  label: string;
  href: string;
  onFollow?: () => void;
}) {
  return (
    <li className="flex-1">
      <OutboundLink href={href} className={look} {...(onFollow && { onFollow })}>
        <Face icon={icon} label={label} />
      </OutboundLink>
    </li>
  );
}

/** Directions to a point. Degrees, WGS 84 */
export function RouteAction({ lat, lon }: { lat: number; lon: number }) {
  const t = useMessages(cardMessages);
  return <LinkAction icon="route" label={t.route} href={routeUrl(lat, lon)} />;
}

/** Shares the page's URL: with the system share sheet on touch devices, otherwise in a dialog. */
export function ShareAction({ title }: { title: string }) {
  const t = useMessages(cardMessages);
  const [isSharing, setIsSharing] = useOpened('share');
  const { isKiosk } = useGuide();
  const url = useTakeAlong()(location.pathname);

  const share = async () => {
    // A kiosk has nobody to share with through its own share sheet.
    if (isKiosk || !matchMedia('(pointer: coarse)').matches || !navigator.share) return setIsSharing(true);
    // Closing the share sheet rejects the promise; that is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <li className="flex-1">
      <button type="button" className={look} onClick={() => void share()}>
        <Face icon="share" label={t.share} />
      </button>
      <ShareDialog open={isSharing} onClose={() => setIsSharing(false)} url={url} />
    </li>
  );
}
