import { useEffect, useRef, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { Loading } from '../remote/loading.tsx';
import { finishLogin } from './auth-client.ts';
import { LoginFailed } from './login-failed.tsx';

/** The page to which the identity provider redirects. */
export default function LoginCallback({ boot }: { boot: Boot }) {
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    // The code in the URL can only be redeemed once.
    if (started.current) return;
    started.current = true;
    const query = new URLSearchParams(location.search);
    if (!query.has('code') && !query.has('error')) void navigate(routes.dashboard.to(), { replace: true });
    else
      finishLogin(boot).then(
        (target) => navigate(target, { replace: true }),
        () => setFailed(true),
      );
  }, [boot, navigate]);
  return failed ? <LoginFailed onRetry={() => void navigate(routes.dashboard.to(), { replace: true })} /> : <Loading />;
}
