import type { ReactNode } from 'react';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { routeUrl } from '@umkreis/places/details/link.ts';
import { OutboundLink } from './outbound-link.tsx';

/** Classes of an action's link or button */
export const actionLook =
  'grid w-full justify-items-center gap-1 rounded-control py-2 text-xs font-medium text-accent no-underline hover:bg-accent-soft';

/** The actions of a place in a row. */
export const ActionRow = ({ children }: { children: ReactNode }) => <ul className="flex gap-1">{children}</ul>;

/** Icon and label of an action */
export function ActionFace({ icon, label }: { icon: ChromeIconName; label: string }) {
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
      <OutboundLink href={href} className={actionLook} {...(onFollow && { onFollow })}>
        <ActionFace icon={icon} label={label} />
      </OutboundLink>
    </li>
  );
}

/** Directions to a point. Degrees, WGS 84 */
export function RouteAction({ lat, lon }: { lat: number; lon: number }) {
  const t = useMessages(cardMessages);
  return <LinkAction icon="route" label={t.route} href={routeUrl(lat, lon)} />;
}
