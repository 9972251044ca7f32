import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatDay } from '../../dates/format-date.ts';
import { useNow } from '../../dates/use-now.ts';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';

interface Props {
  item: Item;
  isReadOnly: boolean;
  onChanged(): void;
}

/** The days on which a place is featured. */
export function PlaceFeatured({ item, isReadOnly, onChanged }: Props) {
  const t = useMessages(relationsMessages);
  const { boot, auth, language } = useDashboard();
  const today = dayInZone(useNow(), useBranchZone(item.branchShortId));
  const [day, setDay] = useState(today);
  const write = useUndoableWrite(onChanged);
  const featured = item.featured ?? [];
  return (
    <section aria-label={t.featured} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{t.featured}</h3>
      {featured.length === 0 && <p className="text-sm text-ink-soft">{t.noFeatured}</p>}
      <ChosenChips
        chosen={featured.map((one) => ({
          id: one.featuredId,
          title: formatDay(one.dateFeatured, language),
          group: '',
        }))}
        isReadOnly={isReadOnly}
        onRemove={({ id, title }) => {
          const { dateFeatured } = featured.find((one) => one.featuredId === id)!;
          void write.run(
            () => callApi(boot, 'DELETE /featured/{featuredId}', { path: { featuredId: id }, auth }),
            t.featuredEnded({ day: title }),
            () => callApi(boot, 'POST /featured/', { body: { itemId: item.id, dateFeatured }, auth }),
          );
        }}
      />
      {!isReadOnly && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            type="date"
            label={t.featuredDay}
            value={day}
            className="min-w-40 flex-1"
            onChange={({ target }) => setDay(target.value)}
          />
          <Button
            icon="star"
            disabled={!day}
            busy={write.state === 'busy'}
            onClick={() =>
              void write.run(
                () => callApi(boot, 'POST /featured/', { body: { itemId: item.id, dateFeatured: day }, auth }),
                t.featuredDone({ day: formatDay(day, language) }),
              )
            }
          >
            {t.feature}
          </Button>
        </div>
      )}
      <UndoNote write={write} />
    </section>
  );
}
