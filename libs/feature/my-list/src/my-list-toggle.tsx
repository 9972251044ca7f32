import { useAtomValue, useSetAtom } from 'jotai';
import { listCountAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { openMyListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';

/** Opens the visitor's list; next to the buttons for list and chat as soon as something is remembered. */
export function MyListToggle({ className }: { className: string }) {
  const t = useMessages(mapMessages);
  const count = useAtomValue(listCountAtom);
  const open = useSetAtom(openMyListAtom);
  if (count === 0) return null;
  return (
    <Button
      icon={rareIcons.bookmark}
      data-opens="my-list"
      aria-label={t.myListCount({ count })}
      title={t.myList}
      onClick={open}
      className={className}
    >
      <span className="tabular">{count}</span>
    </Button>
  );
}
