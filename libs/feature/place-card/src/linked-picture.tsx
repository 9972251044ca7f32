import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useState } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { commonsFile } from '@umkreis/places/pictures/commons-picture.ts';
import { hostOf, isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OutboundLink } from '@umkreis/guide-core/links/outbound-link.tsx';
import { useCommonsPicture } from './use-commons-picture.ts';

/** Aspect ratios (width/height) that fill the frame; pictures outside this range are fitted into it uncropped. */
const filling = { least: 1.1, most: 1.9 };
const link = 'inline-flex min-h-9 items-center gap-2 text-sm text-accent underline-offset-2 hover:underline';

/**
 * A picture that a place only links to. If the branch allows it, it is fetched and shown with author and licence;
 * otherwise, or if it can't be loaded, a link is shown.
 */
export function LinkedPicture({ url, title }: { url: string; title: string }) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(cardMessages);
  const isAllowed = boot.branch?.showsCommonsPictures === true;
  const file = commonsFile(url);
  const { data: picture, isLoading } = useCommonsPicture(isAllowed ? (file ?? null) : null);
  const [failed, setFailed] = useState('');
  if (!isSafeUrl(url)) return null;
  if (isLoading) return <Skeleton className="my-2 aspect-[4/3] !rounded-card" />;
  if (!picture || picture.url === failed)
    return isKiosk ? null : (
      <p className="py-1">
        <OutboundLink href={webUrl(url)} className={link}>
          <Icon name={rareIcons.image} size={18} />
          {file ? t.pictureOnCommons : t.pictureAt({ host: hostOf(url) })}
        </OutboundLink>
      </p>
    );
  const ratio = picture.width / picture.height;
  const isWhole = ratio < filling.least || ratio > filling.most;
  return (
    <figure className="py-2">
      <img
        src={picture.url}
        alt={title}
        width={picture.width}
        height={picture.height}
        referrerPolicy="no-referrer"
        loading="lazy"
        onError={() => setFailed(picture.url)}
        className={classNames(
          'aspect-[4/3] w-full rounded-card bg-sunken',
          isWhole ? 'object-contain' : 'object-cover',
        )}
      />
      <figcaption className="pt-1 text-xs break-words text-ink-soft">
        {`${picture.author} · `}
        {picture.licenceUrl ? (
          <OutboundLink href={picture.licenceUrl} className="underline underline-offset-2">
            {picture.licence}
          </OutboundLink>
        ) : (
          picture.licence
        )}
        {' · '}
        <OutboundLink href={webUrl(url)} className="underline underline-offset-2">
          Wikimedia Commons
        </OutboundLink>
      </figcaption>
    </figure>
  );
}
