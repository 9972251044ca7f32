import type { ReactNode } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { usePick } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useTopics } from '@umkreis/guide-core/results/use-topics.ts';
import { ChipMark } from '@umkreis/guide-core/chip-mark.tsx';

/**
 * The branch's topics; in another site's frame they are in the menu. Topics and categories behave alike: selecting
 * one replaces the previous one; the filter allows several at once.
 * @param otherwise shown if the branch has no topics and counting places needs no request: its largest categories
 */
export function TopicChips({ otherwise }: { otherwise: ReactNode }) {
  const { data, isInIframe } = useGuide();
  const { shortcuts, selectedShortcutId, onShortcut } = useTopics();
  const pick = usePick();
  if (shortcuts.length === 0 || isInIframe) return data.isTiled ? null : otherwise;
  return shortcuts.map((shortcut) => {
    const isSelected = shortcut.id === selectedShortcutId;
    return (
      <li key={shortcut.id}>
        <Chip
          floating
          pressed={isSelected}
          icon={<ChipMark icon={shortcut.icon} />}
          onClick={() => onShortcut(isSelected ? null : shortcut)}
        >
          {pick(shortcut.title)}
        </Chip>
      </li>
    );
  });
}
