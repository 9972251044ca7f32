import type { Boot } from '@umkreis/contract/boot.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { SlidePicture, type Slide } from './slide-picture.tsx';

/** Pictures of places, one after the other; the next one is rendered ahead, so that it is loaded when it appears. */
export function Slides({ boot, slides, index }: { boot: Boot; slides: readonly Slide[]; index: number }) {
  const visible = slides.length > 1 ? [index, index + 1] : [index];
  return visible.map((at) => {
    const slide = slides[at % Math.max(1, slides.length)];
    return (
      slide && (
        <span
          key={at}
          aria-hidden={at !== index}
          className={classNames('absolute inset-0 block transition-opacity duration-700', at !== index && 'opacity-0')}
        >
          <SlidePicture boot={boot} {...slide} />
        </span>
      )
    );
  });
}
