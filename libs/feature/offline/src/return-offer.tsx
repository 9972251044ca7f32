import { Suspense, useEffect, useRef, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useOnline } from './use-online.ts';

const Notice = lazyPart(
  () => import('./return-offer-notice.tsx'),
  ({ ReturnOfferNotice }) => ReturnOfferNotice,
);

/** After a lost connection is back: offers once to save the guide, before the connection is lost again. */
export function ReturnOffer() {
  const { boot } = useGuide();
  const isOnline = useOnline(boot);
  const wasOffline = useRef(false);
  const [state, setState] = useState<'none' | 'offered' | 'closed'>('none');
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) setState((before) => (before === 'none' ? 'offered' : before));
  }, [isOnline]);
  if (state !== 'offered' || !isOnline) return null;
  return (
    <Suspense>
      <Notice onClose={() => setState('closed')} />
    </Suspense>
  );
}
