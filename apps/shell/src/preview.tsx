import { useEffect, useMemo, useState } from 'react';
import type { MapView, PreviewNews, ShowPreview } from '@umkreis/contract/preview.ts';
import { App } from './app.tsx';
import { Loading } from './remote/loading.tsx';
import type { Session } from '@umkreis/federation/session.ts';

const post = (news: PreviewNews) => window.parent.postMessage(news, location.origin);
const onView = (view: MapView) => post({ umkreisPreview: 'view', view });

/** The page with the branch data that the parent page sends. */
export function Preview({ session }: { session: Session }) {
  const [message, setMessage] = useState<ShowPreview>();
  useEffect(() => {
    const take = (event: MessageEvent<ShowPreview | undefined>) => {
      if (event.origin !== location.origin || event.source !== window.parent) return;
      if (event.data?.umkreisPreview === 'show') setMessage(event.data);
    };
    window.addEventListener('message', take);
    post({ umkreisPreview: 'ready' });
    return () => window.removeEventListener('message', take);
  }, []);
  const previewed = useMemo(
    () => message && { ...session, onView, boot: { ...session.boot, branch: message.branch } },
    [session, message],
  );
  return message && previewed ? <App key={message.start} session={previewed} /> : <Loading />;
}
