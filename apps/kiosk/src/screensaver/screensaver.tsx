import { Suspense } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { kioskMessages } from '../messages/kiosk.ts';

const SignScreen = lazyPart(
  () => import('./sign-screen.tsx'),
  (code) => code.SignScreen,
);

interface Props {
  boot: Boot;
  identity: KioskIdentity | null;
  onStart(): void;
}

/** The sign of a kiosk that nobody uses. A touch anywhere starts the map, also while the sign is loading. */
export function Screensaver({ boot, identity, onStart }: Props) {
  const t = useMessages(kioskMessages);
  return (
    <div className="fixed inset-0 z-50 animate-fade bg-page">
      <Suspense>
        <SignScreen boot={boot} identity={identity} />
      </Suspense>
      <button type="button" onClick={onStart} aria-label={t.start} className="absolute inset-0" />
    </div>
  );
}
