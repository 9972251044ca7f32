import { useState, useSyncExternalStore } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { loginMessages } from '../messages/login.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { again, redirectToLogin, renewLogin } from './auth-client.ts';

/** A bar over the page that asks for a new login; waiting calls are sent afterwards. */
export function LoginEndedBar({ boot }: { boot: Boot }) {
  const t = useMessages(loginMessages);
  const isRequired = useSyncExternalStore(again.subscribe, again.isRequired);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!isRequired) return null;
  const logIn = async () => {
    setOpen(true);
    setFailed(false);
    await renewLogin(boot).catch(() => setFailed(true));
    setOpen(false);
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-3xl animate-rise flex-wrap items-center gap-x-4 gap-y-2
        rounded-card bg-paper p-4 shadow-float"
    >
      <Icon name="user" size={20} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-semibold">{t.loginEndedTitle}</p>
        <p className="text-sm text-ink-soft">{failed ? t.loginWindowFailed : t.loginEndedText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {failed && (
          <Button kind="quiet" onClick={() => void redirectToLogin(boot)}>
            {t.loginHere}
          </Button>
        )}
        <Button kind="primary" disabled={isOpen} onClick={() => void logIn()}>
          {isOpen ? t.loginWorking : t.loginAgain}
        </Button>
      </div>
    </div>
  );
}
