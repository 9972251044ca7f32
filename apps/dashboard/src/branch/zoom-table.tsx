import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';

type View = BranchSettings['mapCenter'][number];

/** Zoom and pitch of the start view for each size of screen. @param errorOf a pointer within the views */
export function ZoomTable({
  mapCenter,
  errorOf,
  onChange,
}: {
  mapCenter: BranchSettings['mapCenter'];
  errorOf(field: string): string | null;
  onChange(breakpoint: View['breakpoint'], part: Partial<View>): void;
}) {
  const t = useMessages(branchMessages);
  const screens = { xs: t.breakpointXs, smAndUp: t.breakpointSmAndUp, md: t.breakpointMd };
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-1 font-medium">
            {t.screen}
          </th>
          <th scope="col" className="py-1 font-medium">
            {t.zoom}
          </th>
          <th scope="col" className="py-1 pl-3 font-medium">
            {t.pitch}
          </th>
        </tr>
      </thead>
      <tbody>
        {mapCenter.map(({ breakpoint, zoom, pitch }, row) => (
          <tr key={breakpoint}>
            <th scope="row" className="py-1 pr-3 font-medium">
              {screens[breakpoint]}
            </th>
            <td className="py-1">
              <NumberField
                hideLabel
                label={t.zoomOf({ screen: screens[breakpoint] })}
                step={0.1}
                value={zoom}
                error={errorOf(`${row}/zoom`)}
                onChange={(to) => to !== null && onChange(breakpoint, { zoom: to })}
              />
            </td>
            <td className="py-1 pl-3">
              <NumberField
                hideLabel
                label={t.pitchOf({ screen: screens[breakpoint] })}
                value={pitch}
                error={errorOf(`${row}/pitch`)}
                onChange={(to) => to !== null && onChange(breakpoint, { pitch: to })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
