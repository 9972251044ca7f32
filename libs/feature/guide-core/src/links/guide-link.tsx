import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { addressAtom } from '../address/address.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  pathname: string;
  /** With its '?'; '' for none */
  search: string;
  /** Also closes chat and list, which would cover it */
  alone?: boolean;
}

/**
 * A link to another view of the guide. Unlike the router's link it does not re-render on every change of the URL.
 */
export function GuideLink({ pathname, search, alone = false, onClick, children, ...props }: Props) {
  const go = useSetAtom(addressAtom);
  const href = pathname + search;
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || event.button !== 0 || isForAnotherTab) return;
        event.preventDefault();
        go({ pathname, search, ...(alone && { open: [] }) });
      }}
    >
      {children}
    </a>
  );
}
