import { useEffect, useState } from 'react';
import type { Auth, RemoteName, RemoteProps } from '@umkreis/contract/boot.ts';
import { useLocation } from '@umkreis/federation/router.ts';
import { Loading } from '../remote/loading.tsx';
import { RemoteScreen } from '../remote/remote-screen.tsx';
import { requireLogin } from './auth-client.ts';
import { LoginEndedBar } from './login-ended-bar.tsx';
import { LoginFailed } from './login-failed.tsx';

/** A remote that requires a login; after it, the person returns to the same page. */
export default function ProtectedRemote({ name, props }: { name: RemoteName; props: RemoteProps }) {
  const [auth, setAuth] = useState<Auth>();
  const [failed, setFailed] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (auth || failed) return;
    requireLogin(props.boot, pathname + search).then(
      (login) => login && setAuth(login),
      () => setFailed(true),
    );
  }, [auth, failed, props.boot, pathname, search]);
  if (failed) return <LoginFailed onRetry={() => setFailed(false)} />;
  if (!auth) return <Loading />;
  return (
    <>
      <RemoteScreen name={name} props={{ ...props, auth }} />
      <LoginEndedBar boot={props.boot} />
    </>
  );
}
