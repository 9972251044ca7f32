import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import type { EmbedTopic } from '@umkreis/contract/embed-address.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from './messages/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { FailedGuide } from './list/list-error.tsx';
import { readSelection, type EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import type { SelectedTopic } from './topic/topic.ts';
import { useTopic, type Found } from './topic/use-topic.ts';

interface Props extends EmbedTopic {
  screen: ComponentType<{ topic: SelectedTopic }>;
  /** Instead of it, if there is no such topic */
  unknown: ComponentType;
}

/** Resolves the topic in the URL and passes it to a screen. */
export function TopicScreen({ screen: Screen, unknown: Unknown, ...named }: Props) {
  const topic = useSelected(useTopic(named), named);
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { boot, data } = useGuide();
  const title = topic ? pick(topic.title) : null;
  useEffect(() => {
    document.title = title ? `${title} - ${boot.product.name}` : boot.product.name;
  }, [title, boot.product.name]);
  const placeholder = <SkeletonRows label={t.loading} />;
  if (topic === undefined && data.status === 'error') return <FailedGuide />;
  if (topic === undefined) return placeholder;
  return <Suspense fallback={placeholder}>{topic ? <Screen topic={topic} /> : <Unknown />}</Suspense>;
}

function fromAddress(): EmbedSelection {
  const query = new URLSearchParams(location.search);
  return readSelection((name) => query.get(name));
}

/** The topic with what the address of the frame selects of it. */
function useSelected(topic: Found, { of, id }: EmbedTopic): SelectedTopic | null | undefined {
  const [selection] = useState(fromAddress);
  return useMemo(() => {
    if (!topic) return topic;
    const filter = selection.isOpenNow ? { filter: { ...noFilter, openNow: true } } : {};
    // The address may name a shortcut by its public id.
    const listing = { of, id: of === 'shortcut' ? topic.id : id };
    return { ...topic, query: { ...topic.query, ...filter }, selection, listing };
  }, [topic, selection, of, id]);
}
