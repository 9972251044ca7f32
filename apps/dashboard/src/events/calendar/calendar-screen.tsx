import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { PlaceField } from '../../choice/place-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { CalendarFile } from './calendar-file.tsx';
import type { CalendarPlace } from './calendar-place.ts';
import { CalendarSubscription } from './calendar-subscription.tsx';
import { FeedList } from './feed-list.tsx';
import { OwnCalendars } from './own-calendars.tsx';

/** Imports events from other calendars and shows the URLs of the branch's own calendars. */
export function CalendarScreen() {
  const t = useMessages(calendarImportMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const { data: feeds, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /events/feeds/'));
  const [place, setPlace] = useState<CalendarPlace>();
  const isReadOnly = me.role === 'viewer';
  return (
    <Page
      title={t.title}
      action={
        <Link to={dashboardRoutes.events.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {t.back}
        </Link>
      }
    >
      <p className="max-w-prose text-sm text-ink-soft">{t.intro}</p>
      {!isReadOnly && (
        <>
          <Card className="grid gap-3 p-4">
            <h2 className="text-base font-title">{t.place}</h2>
            {place ? (
              <ChosenChips
                chosen={[{ id: place.id, title: place.title || common.untitled, group: '' }]}
                onRemove={() => setPlace(undefined)}
              />
            ) : (
              <PlaceField label={t.choosePlace} hint={t.placeFirst} except={new Set()} onChoose={setPlace} />
            )}
            <p className="max-w-prose text-sm text-ink-soft">{t.locations}</p>
          </Card>
          {place && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
              <CalendarFile key={`file ${place.id}`} place={place} />
              <CalendarSubscription key={`feed ${place.id}`} place={place} onAdded={() => void mutate()} />
            </div>
          )}
        </>
      )}
      <FeedList feeds={feeds} isReadOnly={isReadOnly} onChanged={() => void mutate()} />
      <OwnCalendars />
    </Page>
  );
}
