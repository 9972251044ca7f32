import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { galleryMessages } from '../messages/gallery.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/** The whole panorama at screen height; panned horizontally by touch, mouse, wheel or arrow keys. */
export function FlatPanorama({ url, name }: { url: string; name: string }) {
  const t = useMessages(galleryMessages);
  const frame = useRef<HTMLElement>(null);
  const dragged = useRef<{ x: number; left: number } | null>(null);
  useMiddle(frame);
  // Touch scrolls natively.
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    dragged.current = { x: event.clientX, left: event.currentTarget.scrollLeft };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (dragged.current) currentTarget.scrollLeft = dragged.current.left + dragged.current.x - clientX;
  };
  const onPointerUp = () => {
    dragged.current = null;
  };
  return (
    <div data-panorama="flat" className="absolute inset-0">
      <figure
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard moves the picture
        tabIndex={0}
        aria-label={name}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        className="size-full cursor-grab overflow-x-auto overflow-y-hidden active:cursor-grabbing focus-visible:outline-offset-[-4px]"
      >
        <img src={url} alt="" draggable={false} className="h-full w-auto max-w-none" />
      </figure>
      <p className="pointer-events-none absolute inset-x-16 top-16 mx-auto w-fit rounded-control bg-black/60 px-3 py-1.5 text-center text-sm">
        {t.flatHint}
      </p>
    </div>
  );
}

/** Shows the middle of the picture in the frame, whichever of them gets its size last. */
function useMiddle(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current!;
    const picture = element.firstElementChild!;
    const observer = new ResizeObserver(() => {
      element.scrollLeft = (picture.clientWidth - element.clientWidth) / 2;
    });
    for (const sized of [element, picture]) observer.observe(sized);
    return () => observer.disconnect();
  }, [frame]);
}
