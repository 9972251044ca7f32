import { useAtomValue } from 'jotai';
import { openedListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import type { MyListParts } from './panel/my-list-parts.ts';
import { OwnList } from './panel/own-list.tsx';
import { SharedList } from './panel/shared-list.tsx';

/** The visitor's list in the panel, or the one of a link. */
export function MyListContent({ parts }: { parts: MyListParts }) {
  const list = useAtomValue(openedListAtom);
  if (list?.isShared) return <SharedList list={list} parts={parts} />;
  return <OwnList parts={parts} />;
}
