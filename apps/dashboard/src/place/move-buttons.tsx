import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from '../media/messages/media.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

interface Props {
  medium: DashboardMedium;
  name: string;
  index: number;
  count: number;
  isMoving: boolean;
  onMove(to: number): void;
}

/** Buttons to move a medium to an earlier or a later position. */
export function MoveButtons({ medium, name, index, count, isMoving, onMove }: Props) {
  const t = useMessages(mediaMessages);
  return (
    <span className="flex justify-between">
      <IconButton
        icon="chevronLeft"
        id={`earlier-${medium.id}`}
        label={t.moveEarlier({ title: name })}
        aria-disabled={isMoving}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="chevronRight"
        id={`later-${medium.id}`}
        label={t.moveLater({ title: name })}
        aria-disabled={isMoving}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </span>
  );
}
