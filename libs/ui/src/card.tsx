import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** A surface with rounded corners: flat with a hairline border, or floating with a shadow. */
export function Card({ floating, className, ...rest }: { floating?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-card bg-paper', floating ? 'shadow-float' : 'ring-1 ring-line', className)}
    />
  );
}
