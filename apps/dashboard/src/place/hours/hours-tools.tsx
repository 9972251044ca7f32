import { Suspense, useState } from 'react';
import type { Item } from '@umkreis/contract/item.ts';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import type { SavedField } from '../saved-field/use-saved-field.ts';
import { useHoursPlace } from './use-hours-place.ts';

const HoursEditor = lazyPart(
  () => import('./hours-editor.tsx'),
  ({ HoursEditor: LoadedEditor }) => LoadedEditor,
);
const HoursProposal = lazyPart(
  () => import('./hours-proposal.tsx'),
  ({ HoursProposal: LoadedEditor }) => LoadedEditor,
);

interface Props {
  item: Item;
  field: SavedField;
  isReadOnly?: boolean;
}

/** The tools below the text field of opening hours: interpretation of free text, and the week editor. */
export function HoursTools({ item, field, isReadOnly }: Props) {
  const t = useMessages(hoursEditorMessages);
  const place = useHoursPlace(item);
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly) return null;
  return (
    <div className="grid gap-2">
      {field.value.trim() !== '' && (
        <Suspense>
          <HoursProposal
            value={field.value}
            place={place}
            onAccept={(value) => {
              field.type(value);
              void field.commit(value);
            }}
          />
        </Suspense>
      )}
      <span>
        <Button
          size="small"
          icon="clock"
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen) void field.commit();
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t.close : t.edit}
        </Button>
      </span>
      {isOpen && (
        <Suspense fallback={<SkeletonRows rows={7} label={t.editor} />}>
          <HoursEditor value={field.value} place={place} onChange={field.type} onSave={() => void field.commit()} />
        </Suspense>
      )}
    </div>
  );
}
