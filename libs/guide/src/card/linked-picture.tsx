import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { commonsFile } from '@umkreis/place-rules/commons-picture.ts';
import { hostOf, isSafeUrl, webUrl } from '@umkreis/place-rules/link.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '../guide-context.tsx';
import { OutboundLink } from '../links/outbound-link.tsx';
import { useCommonsPicture } from './use-commons-picture.ts';

const link = 'inline-flex min-h-9 items-center gap-2 text-sm text-accent underline-offset-2 hover:underline';

/**
 * A picture that a place only links to. It is fetched where the branch allows it, and then stands with its author and
 * licence; else it is a link, and nobody is asked.
 */
export function LinkedPicture({ url, title }: { url: string; title: string }) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(guideMessages);
  const isAllowed = boot.branch?.showsCommonsPictures === true;
  const file = commonsFile(url);
  const { data: picture } = useCommonsPicture(isAllowed ? (file ?? null) : null);
  if (!isSafeUrl(url)) return null;
  if (!picture)
    return isKiosk ? null : (
      <p className="py-1">
        <OutboundLink href={webUrl(url)} className={link}>
          <Icon name="image" size={18} />
          {file ? t.pictureOnCommons : t.pictureAt(hostOf(url))}
        </OutboundLink>
      </p>
    );
  return (
    <figure className="py-2">
      <img
        src={picture.url}
        alt={title}
        width={picture.width}
        height={picture.height}
        referrerPolicy="no-referrer"
        loading="lazy"
        className="h-auto max-h-72 w-full rounded-card bg-sunken object-cover"
      />
      <figcaption className="pt-1 text-xs text-ink-soft">
        {`${picture.author} · ${picture.licence} · `}
        <OutboundLink href={webUrl(url)} className="underline underline-offset-2">
          Wikimedia Commons
        </OutboundLink>
      </figcaption>
    </figure>
  );
}
