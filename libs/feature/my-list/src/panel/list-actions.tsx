import { useSetAtom } from 'jotai';
import { routes } from '@umkreis/contract/routes.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { listQuery } from '@umkreis/guide-core/my-list/list-in-url.ts';
import type { MyList } from '@umkreis/guide-core/my-list/listed-entries.ts';
import { fitAtom } from '@umkreis/guide-core/results/highlighted-places-atom.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { myListMessages } from '../messages/my-list.ts';
import type { MyListParts } from './my-list-parts.ts';

/** Actions of a list: share it, and show all of it on the map. */
export function ListActions({
  list,
  title,
  parts: { ShareButton },
}: {
  list: MyList;
  title: string;
  parts: MyListParts;
}) {
  const { isKiosk } = useGuide();
  const t = useMessages(myListMessages);
  const fit = useSetAtom(fitAtom);
  return (
    <div className="flex flex-wrap gap-2">
      <ShareButton title={title} label={isKiosk ? t.shareKiosk : t.share} path={routes.map.to() + listQuery(list)} />
      <Button size="small" icon="expand" onClick={() => fit((before) => before + 1)}>
        {t.fit}
      </Button>
    </div>
  );
}
