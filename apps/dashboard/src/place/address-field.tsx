import { useEffect, useState, type RefObject } from 'react';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useWrite, type DescribeWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { drafts } from '../outbox/drafts.ts';

export const addressFields = ['street', 'housenumber', 'postcode', 'city'] as const;
export type AddressName = (typeof addressFields)[number];

/** Street and house number in the first row, postcode and city in the second. */
export const addressGrid = 'grid grid-cols-6 gap-3';
export const addressColumns: Record<AddressName, string> = {
  street: 'col-span-4',
  housenumber: 'col-span-2',
  postcode: 'col-span-2',
  city: 'col-span-4',
};

const longest: Record<AddressName, number> = { street: 200, housenumber: 20, postcode: 20, city: 100 };

interface Props {
  name: AddressName;
  /** Key of the draft on this device. */
  draftKey: string;
  stored: string;
  /** Value of a chosen address that isn't stored yet */
  proposed?: string | undefined;
  isReadOnly: boolean;
  /** Resolves once `stored` has the new value. */
  onSave(value: string): Promise<unknown>;
  /** The outbox entry of the value while there is no network. */
  queuedAs(value: string): DescribeWrite;
  /** The end of the last write to the address. */
  sequence: RefObject<Promise<unknown>>;
}

/** A part of the address, saved on blur; it may be empty. Unsaved input is kept as a draft. */
export function AddressField({ name, draftKey, stored, proposed, isReadOnly, onSave, queuedAs, sequence }: Props) {
  const t = useMessages(editorMessages);
  const write = useWrite(sequence);
  const [typed, setTyped] = useState(() => drafts.read(draftKey));
  const value = typed ?? proposed ?? stored;
  // Clears the typed text once it is stored, sent from the outbox, or discarded there.
  const [seen, setSeen] = useState({ stored, state: write.state });
  if (seen.stored !== stored || seen.state !== write.state) {
    setSeen({ stored, state: write.state });
    if (typed?.trim() === stored || (seen.state === 'waiting' && write.state === 'idle')) setTyped(null);
  }
  useEffect(() => {
    if (typed === null) drafts.remove(draftKey);
  }, [typed, draftKey]);
  const commit = async () => {
    const next = value.trim();
    if (next === stored || !(await write.run(() => onSave(next), queuedAs(next)))) return;
    // Input typed during the request is not stored yet.
    setTyped((now) => (now?.trim() === next ? null : now));
    if (drafts.read(draftKey)?.trim() === next) drafts.remove(draftKey);
  };
  return (
    <div className={`grid content-start gap-1 ${addressColumns[name]}`}>
      <TextField
        label={t[name]}
        value={value}
        maxLength={longest[name]}
        readOnly={isReadOnly}
        onChange={(event) => {
          setTyped(event.target.value);
          drafts.write(draftKey, event.target.value);
        }}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit();
        }}
      />
      <WriteNote write={write} />
    </div>
  );
}
