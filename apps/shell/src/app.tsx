import { useEffect, useMemo, Suspense } from 'react';
import type { RemoteName, RemoteProps } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Navigate, Route, Routes, useLocation } from '@umkreis/federation/router.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { localeOf } from '@umkreis/places/opening-place-of.ts';
import { useAccent } from '@umkreis/ui/use-accent.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { CheckedRoute } from './route-checks/checked-route.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { Loading } from './remote/loading.tsx';
import { RemoteScreen } from './remote/remote-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import type { Session } from '@umkreis/federation/session.ts';
import { useLanguageChoice } from './use-language-choice.ts';

const HomeScreen = lazyPart(
  () => import('./screens/home-screen.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
);
const InspireScreen = lazyPart(
  () => import('./screens/inspire-screen.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
);
const LandingScreen = lazyPart(
  () => import('./screens/landing-screen.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
);
const KioskCodeScreen = lazyPart(
  () => import('./kiosk-code/kiosk-code-screen.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
  { isFetchedAhead: false },
);
const LoginCallback = lazyPart(
  () => import('./auth/login-callback.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
);
const ProtectedRemote = lazyPart(
  () => import('./auth/protected-remote.tsx'),
  ({ default: LoadedScreen }) => LoadedScreen,
);

/** Checks of public routes by default. */
const publicChecks = ['branch'];

export function App({ session }: { session: Session }) {
  const { boot, track } = session;
  const [language, setLanguage] = useLanguageChoice();
  const { pathname } = useLocation();
  useAccent(boot.branch?.accentColor ?? boot.product.primaryColor);
  useEffect(() => track({ metric_key: 'page_view' }), [track, pathname]);
  const props: RemoteProps = useMemo(
    () => ({
      boot,
      language,
      setLanguage,
      sessionId: session.id,
      isInIframe: session.isInIframe,
      isKiosk: session.isKiosk,
      track,
      ...(session.onView && { onView: session.onView }),
    }),
    [boot, language, setLanguage, session, track],
  );
  const remote = (name: RemoteName) => (
    <CheckedRoute by={publicChecks} boot={boot}>
      <RemoteScreen name={name} props={props} />
    </CheckedRoute>
  );
  const page = (screen: React.ReactNode) => (
    <CheckedRoute by={publicChecks} boot={boot}>
      <Layout {...props}>
        <Suspense fallback={<div className="min-h-dvh" />}>{screen}</Suspense>
      </Layout>
    </CheckedRoute>
  );

  return (
    <LanguageProvider language={language} {...localeOf(boot)}>
      <ErrorBoundary key={pathname.split('/')[1]}>
        <Routes>
          <Route
            path={routes.home.path}
            element={
              boot.branch ? (
                <Navigate to={`${routes.map.to()}${location.search}`} replace />
              ) : (
                page(<HomeScreen {...props} />)
              )
            }
          />
          <Route path={routes.inspire.path} element={page(<InspireScreen {...props} />)} />
          <Route path={routes.landing.path} element={page(<LandingScreen {...props} />)} />
          <Route
            path={routes.authCallback.path}
            element={
              <Suspense fallback={<Loading />}>
                <LoginCallback boot={boot} />
              </Suspense>
            }
          />
          <Route
            path={routes.kiosk.path}
            element={
              <Suspense fallback={<Loading />}>
                <KioskCodeScreen boot={boot} />
              </Suspense>
            }
          />
          <Route path="/map/*" element={remote(session.isKiosk ? 'kiosk' : 'map')} />
          <Route path="/embed/*" element={remote('embed')} />
          <Route
            path="/dashboard/*"
            element={
              <Suspense fallback={<Loading />}>
                <ProtectedRemote name="dashboard" props={props} />
              </Suspense>
            }
          />
          <Route path="*" element={page(<NotFoundScreen productName={boot.product.name} />)} />
        </Routes>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
