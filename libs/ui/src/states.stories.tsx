import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PartMissing } from './part-missing.tsx';
import { SkeletonRows } from './skeleton.tsx';

const meta: Meta = { title: 'states' };
export default meta;

const state = { kind: 'missing' } as const;
const part = { state: () => state, subscribe: () => () => undefined, load: () => Promise.reject(new Error('offline')) };

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="Nichts gefunden"
      text="Ein anderes Wort oder weniger Filter versuchen."
      action={<Button kind="primary">Alle Orte zeigen</Button>}
    />
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="Die Orte konnten nicht geladen werden"
      text="Bitte gleich noch einmal versuchen."
      retryLabel="Noch einmal versuchen"
      onRetry={() => undefined}
    />
  ),
};
export const Offline: StoryObj = { render: () => <ErrorState offline title="Keine Verbindung" /> };
export const Missing: StoryObj = { render: () => <PartMissing part={part} /> };
export const Loading: StoryObj = { render: () => <SkeletonRows rows={3} label="Wird geladen …" /> };
export const LoadingPage: StoryObj = { render: () => <LoadingBar active label="Wird geladen …" /> };
