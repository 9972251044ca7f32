import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { reportFault } from '@umkreis/federation/report-fault.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { StatusError, statusOf } from './route-checks/status-error.ts';
import { ErrorScreen } from './screens/error-screen.tsx';

function report(error: unknown): void {
  // An error with a status is a regular response, such as a missing page.
  if (!(error instanceof StatusError)) reportFault(error, 'shell');
  void reloadForRelease(error);
}

/** The outermost error boundary: a visitor never sees a blank page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      onError={report}
      fallbackRender={({ error }) => (
        <Boundary fallback={<PlainError error={error} />}>
          <ErrorScreen status={statusOf(error)} message={error instanceof StatusError ? error.message : undefined} />
        </Boundary>
      )}
    >
      {children}
    </Boundary>
  );
}

/** The error page itself may fail: this fallback is plain HTML without own components. */
function PlainError({ error }: { error: unknown }) {
  return (
    <main>
      <h1>An error occurred while showing the error page</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <a href="/">Go back to home</a>
    </main>
  );
}
