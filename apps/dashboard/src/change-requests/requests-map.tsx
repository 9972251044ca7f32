import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import type { MapPin } from '@umkreis/position-map/pins-map.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { requestTitle } from './request-title.ts';

const PinsMap = lazyPart(
  () => import('@umkreis/position-map/pins-map.tsx'),
  (code) => code.default,
);

interface Props {
  requests: readonly ReceivedChangeRequest[];
  branch: Branch | undefined;
  /** Renders the details of the selected request. */
  children(request: ReceivedChangeRequest): ReactNode;
}

/** The proposals of a page on one map, at their proposed or current position; the selected one is shown below. */
export function RequestsMap({ requests, branch, children }: Props) {
  const t = useMessages(requestsMessages);
  const { boot } = useDashboard();
  const [chosen, setChosen] = useState<string>();
  const pins = useMemo(
    () =>
      requests.flatMap((request): MapPin[] => {
        const [lon, lat] = (['lon', 'lat'] as const).map((field) =>
          Number(request.changes[field]?.after ?? request.position?.[field]),
        ) as [number, number];
        const title = requestTitle(request, t.newPlace);
        return Number.isFinite(lon) && Number.isFinite(lat) ? [{ id: request.id, at: [lon, lat], title }] : [];
      }),
    [requests, t],
  );
  const request = requests.find(({ id }) => id === chosen);
  const hidden = requests.length - pins.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Suspense fallback={<div className="h-96 rounded-card bg-sunken" />}>
        <PinsMap
          boot={{ ...boot, branch: branch ?? boot.branch }}
          pins={pins}
          chosen={chosen}
          label={t.onMap}
          failed={t.mapFailed}
          onChoose={setChosen}
        />
      </Suspense>
      <p className="text-sm text-ink-soft">
        {[!request && t.chooseOnMap, hidden > 0 && t.withoutPosition({ n: hidden })].filter(Boolean).join(' ')}
      </p>
      {request && children(request)}
    </div>
  );
}
