import { usePick } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useTopics } from '../results/use-topics.ts';
import { ChipMark } from './chip-mark.tsx';

/** The branch's topics. */
export function TopicChips() {
  const { shortcuts, selectedShortcutId, onShortcut } = useTopics();
  const pick = usePick();
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
