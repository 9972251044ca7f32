import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { Attribution } from '../attribution.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';

interface Props {
  boot: Boot;
  container: RefObject<HTMLDivElement | null>;
  /** Kind of the map, by which tests find it */
  name: 'position' | 'pins' | 'stand' | 'heat' | 'geometry' | 'import';
  className: string;
  style?: CSSProperties;
  /** What the map positions */
  children?: ReactNode;
}

/** A small map with the attribution of its data. */
export function SmallMapFrame({ boot, container, name, className, style, children }: Props) {
  return (
    <div style={style} className={classNames('relative overflow-hidden rounded-card', className)}>
      <div ref={container} {...{ [`data-${name}-map`]: '' }} className="size-full" />
      {children}
      <div className="absolute right-0 bottom-0 max-w-[85%] text-right">
        <Attribution
          text={boot.branch?.attribution ?? boot.main.attribution}
          isDemo={boot.branch?.isDemo ?? boot.main.isDemo}
        />
      </div>
    </div>
  );
}
