import { Component, type ReactNode } from 'react';
import { reportFault } from '@umkreis/federation/report-fault.ts';
import { reloadForRelease } from '@umkreis/federation/reload-for-release.ts';
import { StatusError, statusOf } from './guards/status-error.ts';
import { ErrorScreen } from './screens/error-screen.tsx';

/** Last resort of a page: a visitor never sees a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown; failedTwice?: boolean }> {
  override state: { error?: unknown; failedTwice?: boolean } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // an error with a status is an answer, such as a missing page
    if (!(error instanceof StatusError)) reportFault(error, 'shell');
    void reloadForRelease(error);
  }

  override render() {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <ErrorScreenBoundary error={this.state.error}>
        <ErrorScreen
          status={statusOf(this.state.error)}
          message={this.state.error instanceof StatusError ? this.state.error.message : undefined}
        />
      </ErrorScreenBoundary>
    );
  }
}

/** The error page itself may fail: then plain HTML without any of our parts. */
class ErrorScreenBoundary extends Component<{ error: unknown; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { error } = this.props;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <a href="/">Go back to home</a>
      </main>
    );
  }
}
