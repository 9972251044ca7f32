import { Suspense } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { AddressSearch } from './address-search.tsx';
import type { FoundAddress } from './found-address.ts';

export const PinMap = lazyPart(
  () => import('@umkreis/position-map/pin-map.tsx'),
  (code) => code.default,
);

interface Props {
  branch: Branch | undefined;
  at: LngLat;
  isBusy: boolean;
  onAt(at: LngLat): void;
  onFound(found: FoundAddress): void;
  onDone(): void;
  onCancel(): void;
}

/** Moves the pin of a place, by its address or on the map. */
export function PinMove({ branch, at, isBusy, onAt, onFound, onDone, onCancel }: Props) {
  const t = useMessages(editorMessages);
  const { boot } = useDashboard();
  return (
    <>
      <AddressSearch branch={branch} onFound={onFound} />
      <Suspense fallback={<div className="h-52 animate-pulse rounded-card bg-sunken" />}>
        <PinMap boot={{ ...boot, branch: branch ?? boot.branch }} at={at} onChange={onAt} />
      </Suspense>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" size="small" busy={isBusy} onClick={onDone}>
          {t.done}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}
