import { Suspense, useRef } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { KioskScreenTimes } from '@umkreis/contract/kiosk-screen-times.ts';
import type { KioskSign } from '@umkreis/contract/kiosk-sign.ts';
import type { HomeView } from '@umkreis/contract/kiosk.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import type { KioskMapHandle } from '@umkreis/position-map/kiosk-map.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

const StandMap = lazyPart(
  () => import('@umkreis/position-map/kiosk-map.tsx'),
  (code) => code.default,
);

export interface KioskDraft {
  name: string;
  position: LngLat | null;
  heading: number | null;
  level: string | null;
  homeView: HomeView | null;
  /** Factor of the interface; null: that of the screen */
  scale: number | null;
  /** Public ID of the place that houses it */
  house: string | null;
  /** null: everything, without notices */
  sign: KioskSign | null;
  /** null: always on */
  screenTimes: KioskScreenTimes | null;
}

interface Props {
  draft: KioskDraft;
  branch: Branch;
  /** As reported by the kiosk: WxH */
  screen: string | undefined;
  isFaulty: boolean;
  onChange(part: Partial<KioskDraft>): void;
}

const USUAL = '1080x1920';
/** Factors of text, controls, labels and symbols */
const scales = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 2] as const;

/** A kiosk's name and floor, and its position and start view on a map with the aspect ratio of its screen. */
export function KioskForm({ draft, branch, screen, isFaulty, onChange }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot } = useDashboard();
  const map = useRef<KioskMapHandle>(null);
  const { name, position, heading, level, homeView, scale } = draft;
  const [wide = 1080, high = 1920] = (screen ?? USUAL).split('x').map(Number);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-4">
        <TextField
          label={t.name}
          hint={t.nameHint}
          value={name}
          maxLength={80}
          error={isFaulty && !name.trim() ? t.nameError : null}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {branch.levels.length > 1 && (
          <SelectField
            label={t.floor}
            value={level ?? ''}
            onChange={(key) => onChange({ level: key === '' ? null : key })}
          >
            <option value="">{t.noLevel}</option>
            {branch.levels.map(({ key }) => (
              <option key={key} value={key}>
                {key}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t.scale}
          value={String(scale ?? 1)}
          onChange={(next) => onChange({ scale: next === '1' ? null : Number(next) })}
        >
          {scales.map((factor) => (
            <option key={factor} value={factor}>
              {factor === 1 ? t.scaleOfScreen : t.percent({ n: Math.round(factor * 100) })}
            </option>
          ))}
        </SelectField>
        <HeadingField heading={heading} onChange={(to) => onChange({ heading: to })} />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.position}</legend>
        <p className="max-w-72 text-xs text-ink-soft">{t.positionHint}</p>
        <Suspense fallback={<Skeleton className="h-128 w-72" />}>
          <StandMap
            key={branch.shortId}
            ref={map}
            boot={{ ...boot, branch }}
            label={t.map}
            screen={[wide, high]}
            at={position}
            heading={heading}
            homeView={homeView}
            onMove={(at) => onChange({ position: at })}
          />
        </Suspense>
        <Button
          icon="expand"
          className="!h-auto min-h-11 py-2 !whitespace-normal"
          onClick={() => {
            const view = map.current?.view();
            if (view) onChange({ homeView: view });
          }}
        >
          {t.takeHome}
        </Button>
        {homeView && (
          <Button kind="quiet" size="small" onClick={() => onChange({ homeView: null })}>
            {t.dropHome}
          </Button>
        )}
        <output className="text-xs text-ink-soft">{homeView ? t.homeTaken : t.homeOfBranch}</output>
      </fieldset>
    </div>
  );
}

/** Direction in which the kiosk faces, if it is to be shown on its map. */
function HeadingField({ heading, onChange }: { heading: number | null; onChange(heading: number | null): void }) {
  const t = useMessages(kioskEditorMessages);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.heading2}</legend>
      <p className="text-xs text-ink-soft">{t.headingHint}</p>
      {heading === null ? (
        <Button className="justify-self-start" icon="compass" onClick={() => onChange(0)}>
          {t.withHeading}
        </Button>
      ) : (
        <div className="flex items-center gap-3">
          <input
            type="range"
            min={0}
            max={355}
            step={5}
            value={heading}
            aria-label={t.heading2}
            aria-valuetext={t.degrees({ n: heading })}
            onChange={(event) => onChange(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-accent"
          />
          <output className="tabular w-12 text-right text-sm font-semibold">{t.degrees({ n: heading })}</output>
          <Button size="small" onClick={() => onChange(null)}>
            {t.noHeading}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
