import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

/** Position in the carousel, and buttons for the previous and the next medium. */
export function CarouselControls({
  index,
  count,
  onShow,
}: {
  index: number;
  count: number;
  onShow(index: number): void;
}) {
  const t = useMessages(galleryMessages);
  return (
    <>
      <p
        aria-live="polite"
        className="tabular absolute top-3 left-3 rounded-full bg-black/65 px-2 py-0.5 text-xs text-white"
      >
        <span aria-hidden="true">
          {index + 1}/{count}
        </span>
        <span className="sr-only">{t.position({ index: index + 1, count })}</span>
      </p>
      <Step
        icon="chevronLeft"
        label={t.previous}
        isVisible={index > 0}
        side="left-2"
        onClick={() => onShow(index - 1)}
      />
      <Step
        icon="chevronRight"
        label={t.next}
        isVisible={index < count - 1}
        side="right-2"
        onClick={() => onShow(index + 1)}
      />
    </>
  );
}

function Step({
  icon,
  label,
  isVisible,
  side,
  onClick,
}: {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  isVisible: boolean;
  side: string;
  onClick(): void;
}) {
  if (!isVisible) return null;
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onClick}
      className={`absolute top-1/2 ${side} !size-9 -translate-y-1/2 !rounded-full bg-black/55 !text-white opacity-0 transition-opacity group-hover:opacity-100 hover:!bg-black/75 focus-visible:opacity-100 pointer-coarse:hidden`}
    />
  );
}
