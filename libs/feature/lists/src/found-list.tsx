import { useAtomValue } from 'jotai';
import { foundListAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { ListPanel, type ListPanelProps } from './list-panel.tsx';

/** Search results under a heading. */
export function FoundList(props: Omit<ListPanelProps, 'list'>) {
  return <ListPanel {...props} list={useAtomValue(foundListAtom)} />;
}
