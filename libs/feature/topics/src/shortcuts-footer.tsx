import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { useShortcuts } from '@umkreis/guide-core/topics/use-shortcuts.ts';

/** The branch's topics below a place's details, if the branch wants them there. */
export function ShortcutsFooter() {
  const { openShortcut } = useMapActions();
  const { boot, data, track } = useGuide();
  const t = useMessages(mapMessages);
  const pick = usePick();
  const shortcuts = useShortcuts(boot);
  if (!boot.branch?.showSearchShortcutsInItemDetail || shortcuts.length === 0) return null;
  return (
    <section className="py-2">
      <h3 className="pb-2 text-base">{t.shortcuts}</h3>
      <ul className="flex flex-wrap gap-2">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.id}>
            <button
              type="button"
              className="inline-flex h-9 items-center gap-1.5 rounded-full px-3 text-sm ring-1 ring-line ring-inset hover:bg-hover"
              onClick={() => {
                track({ metric_key: 'item_detail_search_shortcut_click' });
                openShortcut(shortcut.id, pick(shortcut.title));
              }}
            >
              <GlyphMark path={data.glyphs.get(shortcut.icon) ?? ''} />
              {pick(shortcut.title)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
