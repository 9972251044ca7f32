import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { reportFault } from '@umkreis/federation/report-fault.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { StatusError, statusOf } from './route-checks/status-error.ts';
import { ErrorScreen } from './screens/error-screen.tsx';

function report(error: unknown): void {
  // an error with a status is an answer, such as a missing page
  if (!(error instanceof StatusError)) reportFault(error, 'shell');
  void reloadForRelease(error);
}

/** Last resort of a page: a visitor never sees a blank one. */
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

/** The error page itself may fail: then plain HTML without any of our parts. */
function PlainError({ error }: { error: unknown }) {
  return (
    <main>
      <h1>An error occurred while showing the error page</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <a href="/">Go back to home</a>
    </main>
  );
}
