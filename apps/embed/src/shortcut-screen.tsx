import { useEffect, type ComponentType } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { loadWhenIdle } from '@umkreis/federation/load-when-idle.ts';
import { useParams } from '@umkreis/federation/router.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { UnknownList } from './unknown-list.tsx';
import { useShortcut } from './use-shortcut.ts';

/** Finds the shortcut that the address names and hands it to a screen. */
export function ShortcutScreen({ screen: Screen }: { screen: ComponentType<{ shortcut: SearchShortcutConfig }> }) {
  const { searchShortcutId } = useParams();
  const shortcut = useShortcut(searchShortcutId);
  const t = useMessages(embedMessages);
  const pick = usePick();
  const { boot, data } = useGuide();
  const isThere = data.status === 'ready';
  useEffect(() => (isThere ? loadWhenIdle() : undefined), [isThere]);
  const title = shortcut ? pick(shortcut.title) : null;
  useEffect(() => {
    document.title = title ? `${title} - ${boot.product.name}` : boot.product.name;
  }, [title, boot.product.name]);
  if (shortcut === undefined) return <SkeletonRows label={t.loading} />;
  return shortcut ? <Screen shortcut={shortcut} /> : <UnknownList />;
}
