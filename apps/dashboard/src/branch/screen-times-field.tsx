import { Suspense } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { KioskScreenTimes } from '@umkreis/contract/kiosk-screen-times.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { HouseField } from './house-field.tsx';
import type { KioskDraft } from './kiosk-form.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';

const HoursEditor = lazyPart(
  () => import('../place/hours/hours-editor.tsx'),
  (code) => code.HoursEditor,
);

const FIRST_HOURS = 'Mo-Su 07:00-22:00';
const timesBy: Record<string, KioskScreenTimes> = {
  house: { by: 'house' },
  hours: { by: 'hours', hours: FIRST_HOURS },
};

interface Props {
  draft: Pick<KioskDraft, 'house' | 'screenTimes'>;
  branch: Branch;
  onChange(part: Partial<KioskDraft>): void;
}

/** When the screen of a kiosk is on: always, as its house, or at times of its own. */
export function ScreenTimesField({ draft: { house, screenTimes }, branch, onChange }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot } = useDashboard();
  const { lat, lon } = branch.mapCenter[0]!;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-6">
      <legend className="sr-only">{t.times}</legend>
      <div className="grid gap-1">
        <h2 className="text-base font-title" aria-hidden="true">
          {t.times}
        </h2>
        <p className="text-xs text-ink-soft">{t.timesHint}</p>
      </div>
      <SelectField
        label={t.timesOn}
        value={screenTimes?.by ?? ''}
        onChange={(by) => onChange({ screenTimes: timesBy[by] ?? null })}
        className="max-w-96"
      >
        <option value="">{t.timesAlways}</option>
        <option value="house">{t.timesHouse}</option>
        <option value="hours">{t.timesHours}</option>
      </SelectField>
      {screenTimes?.by === 'house' && (
        <HouseField branch={branch} house={house} onChange={(next) => onChange({ house: next })} />
      )}
      {screenTimes?.by === 'hours' && (
        <Suspense fallback={<SkeletonRows rows={7} label={t.times} />}>
          <HoursEditor
            value={screenTimes.hours}
            place={openingPlaceOf({ ...boot, branch }, { lat, lon })}
            onChange={(hours) => onChange({ screenTimes: { by: 'hours', hours } })}
          />
          <p className="text-xs text-ink-soft">{t.timesZone({ zone: branch.timeZone })}</p>
        </Suspense>
      )}
    </fieldset>
  );
}
