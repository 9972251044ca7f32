import { useState } from 'react';
import { installOffer } from '@umkreis/contract/offline.ts';
import { offlineGuideMessages } from './messages/offline-guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';

/** On iOS the installation is only available in the browser's own menu. */
const needsManualInstall = () => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Installs the guide as an app on the home screen, where the browser supports it. */
export function InstallApp() {
  const t = useMessages(offlineGuideMessages);
  const [offer, setOffer] = useState(installOffer);
  if (isInstalled()) return null;
  if (!offer) return needsManualInstall() ? <p className="text-sm text-ink-soft">{t.installManually}</p> : null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-ink-soft">{t.installText}</p>
      <Button
        icon="plus"
        onClick={() => {
          // The browser's prompt can be used only once.
          setOffer(null);
          void offer.prompt();
        }}
      >
        {t.install}
      </Button>
    </div>
  );
}
