import { useEffect, useMemo, useState } from 'react';
import type { MapView, PreviewNews, ShowPreview } from '@umkreis/contract/preview.ts';
import { App } from './app.tsx';
import { Loading } from './remote/loading.tsx';
import type { Session } from '@umkreis/federation/session.ts';

const tell = (news: PreviewNews) => window.parent.postMessage(news, location.origin);
const onView = (view: MapView) => tell({ umkreisPreview: 'view', view });

/** The page with the branch data that the parent page sends. */
export function Preview({ session }: { session: Session }) {
  const [shown, setShown] = useState<ShowPreview>();
  useEffect(() => {
    const take = (event: MessageEvent<ShowPreview | undefined>) => {
      if (event.origin !== location.origin || event.source !== window.parent) return;
      if (event.data?.umkreisPreview === 'show') setShown(event.data);
    };
    window.addEventListener('message', take);
    tell({ umkreisPreview: 'ready' });
    return () => window.removeEventListener('message', take);
  }, []);
  const previewed = useMemo(
    () => shown && { ...session, onView, boot: { ...session.boot, branch: shown.branch } },
    [session, shown],
  );
  return shown && previewed ? <App key={shown.start} session={previewed} /> : <Loading />;
}
