import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  title: string;
  text?: string;
  retryLabel?: string;
  onRetry?(): void;
  offline?: boolean;
}

/** An error message with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry, offline }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? 'offline' : 'alert'}
        title={title}
        text={text}
        action={
          onRetry && retryLabel ? (
            <Button kind="primary" icon="refresh" onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
