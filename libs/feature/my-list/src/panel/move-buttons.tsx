import { useEffect, useRef } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { myListMessages } from '../messages/my-list.ts';

interface Props {
  title: string;
  index: number;
  count: number;
  onMove(to: number): void;
}

/** Moves an entry up or down, for all who don't drag. The focus moves with the entry. */
export function MoveButtons({ title, index, count, onMove }: Props) {
  const t = useMessages(myListMessages);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const used = useRef<'up' | 'down' | null>(null);
  useEffect(() => {
    if (used.current === null) return;
    // At an end of the list the used button is disabled.
    const button = used.current === 'up' ? [up, down] : [down, up];
    button.find(({ current }) => current && !current.disabled)?.current?.focus();
    used.current = null;
  }, [index]);
  return (
    <>
      <IconButton
        ref={up}
        icon="chevronUp"
        label={t.moveUp({ title })}
        disabled={index === 0}
        onClick={() => {
          used.current = 'up';
          onMove(index - 1);
        }}
      />
      <IconButton
        ref={down}
        icon="chevronDown"
        label={t.moveDown({ title })}
        disabled={index === count - 1}
        onClick={() => {
          used.current = 'down';
          onMove(index + 1);
        }}
      />
    </>
  );
}
