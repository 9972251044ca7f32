import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { KioskPicture as Picture } from '@umkreis/contract/kiosk-report.ts';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';

interface Props {
  kiosk: StoredKiosk;
  picture: Picture;
  instant(iso: string): string;
}

/** The last picture of a kiosk's screen. */
export function KioskPicture({ kiosk: { id, name }, picture, instant }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot, auth } = useDashboard();
  const { data, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /kiosks/{id}/picture', { path: { id } }), {
    revalidateOnFocus: false,
  });
  if (data && data.dateTaken < picture.dateTaken) void mutate();
  const time = instant(picture.dateTaken);
  return (
    <figure className="grid gap-1" data-kiosk-picture>
      {data ? (
        <img
          src={`data:image/webp;base64,${data.picture}`}
          alt={t.pictureAlt({ name })}
          className="max-h-96 max-w-full justify-self-start rounded-control ring-1 ring-line"
        />
      ) : (
        <Skeleton className="h-64 w-36" />
      )}
      <figcaption className="tabular text-xs text-ink-soft">
        {picture.content === 'map' ? t.pictureOfMap({ time }) : t.pictureTaken({ time })}
      </figcaption>
    </figure>
  );
}
