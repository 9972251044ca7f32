import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { LazyFilterPanel } from './lazy-filter-panel.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { effectiveQueryAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { filterPanelAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { PanelLoading } from '@umkreis/guide-core/panel/panel-loading.tsx';

/** The filter, with the number of places each choice would leave. */
export function FilterContent() {
  const t = useMessages(guideMessages);
  const setIsOpen = useSetAtom(filterPanelAtom);
  const close = () => setIsOpen(false);
  return (
    <>
      <PanelHeader title={t.filter} onClose={close} />
      <Suspense fallback={<PanelLoading />}>
        <Facets onDone={close} />
      </Suspense>
    </>
  );
}

function Facets({ onDone }: { onDone(): void }) {
  const query = useAtomValue(effectiveQueryAtom);
  return query && <LazyFilterPanel query={query} onDone={onDone} />;
}
