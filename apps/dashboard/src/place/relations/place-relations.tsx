import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { PlaceEvents } from './place-events.tsx';
import { PlaceFeatured } from './place-featured.tsx';
import { PlaceJsons } from './place-jsons.tsx';
import { PlaceLists } from './place-lists.tsx';
import { PlaceMentions } from './place-mentions.tsx';
import { RelatedPlaces } from './related-places.tsx';

interface Props {
  item: EditedItem;
  isReadOnly: boolean;
  onChanged(): void;
}

/** Relations of a place: other places, events, lists, featured days and mentions. */
export function PlaceRelations(props: Props) {
  const t = useMessages(relationsMessages);
  const { item, isReadOnly } = props;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-base font-title">{t.title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <RelatedPlaces {...props} side="parents" />
        <RelatedPlaces {...props} side="children" />
        <PlaceEvents item={item} isReadOnly={isReadOnly} />
        <PlaceMentions {...props} />
        <PlaceLists item={item} isReadOnly={isReadOnly} />
        <PlaceFeatured {...props} />
      </div>
      <PlaceJsons {...props} />
    </Card>
  );
}
