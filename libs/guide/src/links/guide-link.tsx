import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { addressAtom } from '../url/address.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  pathname: string;
  /** With its '?'; empty for none */
  search: string;
  /** Leaves chat and list, too, beneath which it would not be seen */
  alone?: boolean;
}

/** A link to another view of the guide. Unlike the router's it is not drawn anew whenever the address changes. */
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
