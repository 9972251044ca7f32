import './styles.css';
import './languages.ts';
import { useEffect, useMemo } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { markEditorsBrowser } from '@umkreis/metrics/editors-browser.ts';
import type { Auth, RemoteProps } from '@umkreis/contract/boot.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { LanguageProvider, useMessages } from '@umkreis/i18n/language.tsx';
import { localeOf } from '@umkreis/places/opening-place-of.ts';
import { dashboardMessages } from './layout/messages/dashboard.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { awaitLanguage, useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { DashboardProvider } from './session/dashboard-context.tsx';
import { DashboardLayout } from './layout/dashboard-layout.tsx';
import { LoadError } from './layout/load-error.tsx';
import { Screens } from './screens.tsx';

// Loads the texts while the shell is still rendering.
void awaitLanguage(chosenLanguage());

/** The editors' dashboard at /dashboard/*. The shell provides the login. */
export default function App(props: RemoteProps) {
  const language = useSpokenLanguage(props.language);
  return props.auth ? (
    <LanguageProvider language={language} {...localeOf(props.boot)}>
      <LoggedIn {...props} language={language} auth={props.auth} />
    </LanguageProvider>
  ) : null;
}

function LoggedIn({ boot, auth, language, setLanguage }: RemoteProps & { auth: Auth }) {
  const t = useMessages(dashboardMessages);
  const {
    data: me,
    error,
    mutate,
  } = useProtectedRead(auth, apiUrl(boot, 'GET /staff/me'), { revalidateOnFocus: false });
  const dashboard = useMemo(
    () => me && { boot, auth, me, language, setLanguage },
    [boot, auth, me, language, setLanguage],
  );
  useEffect(() => {
    if (me) markEditorsBrowser();
  }, [me]);

  if (dashboard)
    return (
      <DashboardProvider value={dashboard}>
        <DashboardLayout>
          <Screens />
        </DashboardLayout>
      </DashboardProvider>
    );
  return (
    <main className="grid min-h-dvh place-content-center">
      {error instanceof ApiError && error.status === 403 ? (
        <EmptyState
          icon="user"
          title={needsSecondFactor(error) ? t.secondFactor : t.noMember}
          text={needsSecondFactor(error) ? t.secondFactorText : t.noMemberText({ email: auth.email })}
          action={
            <Button kind="primary" onClick={() => auth.logout()}>
              {t.logout}
            </Button>
          }
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={4} label={t.loading} />
      )}
    </main>
  );
}

const needsSecondFactor = ({ problem }: ApiError) => problem?.type === '/problems/second-factor-needed';
