import { useItem } from '@umkreis/api-client/use-item.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { Both } from './both.tsx';
import { eventTime } from './next-events.ts';

/** An event with its picture, or else that of its place. */
export function SignEvent({ boot, event, now }: { boot: Boot; event: Event; now: Date }) {
  const { data: item } = useItem(boot, event.itemNanoId, boot.branch);
  const ofPlace = item?.itemMedia?.find(({ kind }) => kind === itemMediumKeys.picture);
  const picture = event.picture ?? ofPlace;
  const placeTitle = event.itemTitle || item?.title;
  return (
    <span className="sign-event">
      <span className="sign-thumb">
        {picture ? (
          <Picture
            renditions={picture.renditions}
            assetRoot={boot.assetRoot}
            alt=""
            sizes="16vmin"
            color={picture.color}
            focus={event.picture ? undefined : ofPlace?.focus}
          />
        ) : (
          <Icon name="calendar" size={24} />
        )}
      </span>
      <span className="sign-event-text">
        <Both text={eventTime(event, now, boot.branch!.timeZone)} className="sign-line sign-when" />
        <span className="sign-event-title">{event.title}</span>
        {placeTitle && placeTitle !== event.title && <span className="sign-where">{placeTitle}</span>}
      </span>
    </span>
  );
}
