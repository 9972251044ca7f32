import type { RemoteName, RemoteProps } from '@umkreis/contract/boot.ts';
import { Remote } from '@umkreis/federation/remote.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '../messages/shell.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { Loading } from './loading.tsx';

/** A remote with a loading bar and an error fallback. */
export function RemoteScreen({ name, props }: { name: RemoteName; props: RemoteProps }) {
  const t = useMessages(shellMessages);
  const names: Record<RemoteName, string> = {
    map: t.remoteMap,
    embed: t.remoteEmbed,
    kiosk: t.remoteKiosk,
    dashboard: t.remoteDashboard,
  };
  return (
    <Remote
      name={name}
      props={props}
      loading={<Loading />}
      fallback={(_error, retry) => (
        <main className="grid min-h-dvh place-content-center" data-fallback={name}>
          <ErrorState
            offline={!navigator.onLine}
            title={navigator.onLine ? t.remoteTitle({ name: names[name] }) : t.offlineTitle}
            text={navigator.onLine ? t.remoteText : t.offlineText}
            retryLabel={t.retry}
            onRetry={retry}
          />
        </main>
      )}
    />
  );
}
