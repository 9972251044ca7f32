import { Suspense, useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { ImportedPlace } from '@umkreis/position-map/import-map.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { importMessages } from '../messages/import.ts';
import type { CheckedRow } from './checked-row.ts';

const ImportMap = lazyPart(
  () => import('@umkreis/position-map/import-map.tsx'),
  (code) => code.default,
);

/** The new and changed places of a file on the map of the branch. */
export function PreviewMap({ rows, branchShortId }: { rows: readonly CheckedRow[]; branchShortId: number }) {
  const t = useMessages(importMessages);
  const { boot } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const branch = branches?.find(({ shortId }) => shortId === branchShortId) ?? boot.branch;
  const places = useMemo(() => rows.flatMap(placeOf), [rows]);
  if (places.length === 0) return null;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Suspense fallback={<div className="h-80 rounded-card bg-sunken" />}>
        <ImportMap key={branchShortId} boot={{ ...boot, branch }} places={places} label={t.map} failed={t.mapFailed} />
      </Suspense>
      <figcaption className="text-sm text-ink-soft">{t.mapCount({ n: places.length })}</figcaption>
    </figure>
  );
}

function placeOf({ row, position, outcome }: CheckedRow): ImportedPlace[] {
  if (!position || (outcome.result !== 'new' && outcome.result !== 'changed')) return [];
  const shape = (row.geometry as { geometry?: object } | undefined)?.geometry;
  return [{ at: position, isNew: outcome.result === 'new', ...(shape && { shape }) }];
}
