import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { ListFooter } from './list-footer.tsx';
import { ListHeader } from './list-header.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { ShortcutScreen } from './shortcut-screen.tsx';
import { useListState } from './use-list-state.ts';

export const ListScreen = () => <ShortcutScreen screen={List} />;

function List({ shortcut }: { shortcut: SearchShortcutConfig }) {
  const { list, words, setWords, open, openFirst } = useListState(shortcut);
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <ListHeader
        shortcut={shortcut}
        count={list.rows && list.total}
        words={words}
        onWords={setWords}
        onSubmit={openFirst}
      />
      <main className="flex-1">
        <ShortcutList shortcut={shortcut} list={list} words={words} onClear={() => setWords('')} onSelect={open} />
      </main>
      {/* a list that grows pushes nothing away */}
      {(list.rows !== null || list.hasFailed) && <ListFooter shortcut={shortcut} />}
    </div>
  );
}
