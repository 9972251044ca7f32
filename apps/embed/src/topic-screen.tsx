import { Suspense, useEffect, type ComponentType } from 'react';
import type { EmbedTopic } from '@umkreis/contract/embed-address.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { UnknownList } from './unknown-list.tsx';
import type { Topic } from './topic/topic.ts';
import { useTopic } from './topic/use-topic.ts';

interface Props extends EmbedTopic {
  screen: ComponentType<{ topic: Topic }>;
}

/** Resolves the topic in the URL and passes it to a screen. */
export function TopicScreen({ screen: Screen, ...named }: Props) {
  const topic = useTopic(named);
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { boot, data } = useGuide();
  const title = topic ? pick(topic.title) : null;
  useEffect(() => {
    document.title = title ? `${title} - ${boot.product.name}` : boot.product.name;
  }, [title, boot.product.name]);
  const placeholder = <SkeletonRows label={t.loading} />;
  if (topic === undefined && data.status === 'error')
    return (
      <main>
        <ErrorState
          offline={data.isOffline}
          title={data.isOffline ? t.offline : t.error}
          text={data.isOffline ? t.offlineText : undefined}
          retryLabel={t.retry}
          onRetry={data.retry}
        />
      </main>
    );
  if (topic === undefined) return placeholder;
  return topic ? (
    <Suspense fallback={placeholder}>
      <Screen topic={topic} />
    </Suspense>
  ) : (
    <UnknownList />
  );
}
