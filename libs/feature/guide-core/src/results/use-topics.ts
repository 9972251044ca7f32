import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useGuide } from '../guide-context.tsx';
import { usePick } from '@umkreis/i18n/language.tsx';
import { shortcutAtom } from './results-atoms.ts';
import { useMapActions } from '../actions/map-actions.ts';
import { selectionUrl } from '../selection/selection-url.ts';
import { useShortcuts } from '../topics/use-shortcuts.ts';

export interface Topics {
  shortcuts: readonly SearchShortcutConfig[];
  selectedShortcutId: string | null;
  /** null: deselects the current topic */
  onShortcut(shortcut: SearchShortcutConfig | null): void;
}

/** The topics offered to visitors; in another site's frame those that the branch wants there. */
export function useTopics(): Topics {
  const { boot, isInIframe, track } = useGuide();
  const { branch } = boot;
  const pick = usePick();
  const { openShortcut } = useMapActions();
  const all = useShortcuts(boot);
  const shortcuts = useMemo(
    () =>
      isInIframe ? all.filter(({ showInFrameMenu }) => showInFrameMenu && branch?.inFrame.showSearchShortcuts) : all,
    [all, isInIframe, branch],
  );
  const selectedShortcutId = useAtomValue(shortcutAtom)?.id ?? null;
  const onShortcut = (shortcut: SearchShortcutConfig | null) => {
    track({
      metric_key: isInIframe ? 'in_iframe_search_shortcut_click' : 'filtered_list_search_shortcut_click',
      metricValue: shortcut?.id,
    });
    if (isInIframe && shortcut && branch?.inFrame.escapeFromFrameOnSearchShortcutClick) {
      open(selectionUrl(boot, { kind: 'shortcut', id: shortcut.id, tagIds: [] }), '_blank', 'noopener');
      return;
    }
    openShortcut(shortcut?.id ?? null, shortcut ? pick(shortcut.title) : undefined);
  };
  return { shortcuts, selectedShortcutId, onShortcut };
}
