import { useEffect, useRef, useState } from 'react';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { Remote } from '@umkreis/federation/remote.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';

/**
 * The map of all guides, a part of the map's remote that is loaded when it scrolls into view. It is hidden on
 * phones and if it fails, since the list contains the same. (Responsive classes that override another one
 * would lose to the remote's style sheet.)
 */
export function LandingMap(props: RemoteProps) {
  const t = useMessages(shellMessages);
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const placeholder = (
    <output aria-label={t.loading} className="block">
      <Skeleton className="h-[26rem] w-full !rounded-card" />
    </output>
  );
  return (
    <div ref={place} className="max-sm:hidden">
      {isSeen ? (
        <Remote name="map" part="directory" props={props} loading={placeholder} fallback={() => null} />
      ) : (
        placeholder
      )}
    </div>
  );
}
