import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';

/** The branch's topics as a menu; the selected one is deselected by a second click. */
export function ShortcutMenu({
  shortcuts,
  selectedShortcutId,
  onShortcut,
}: {
  shortcuts: readonly SearchShortcutConfig[];
  selectedShortcutId: string | null;
  onShortcut(shortcut: SearchShortcutConfig | null): void;
}) {
  const { data } = useGuide();
  const t = useMessages(mapMessages);
  const pick = usePick();
  return (
    <ul aria-label={t.shortcuts} className="max-h-[60dvh] animate-fade overflow-y-auto border-t border-line p-1.5">
      {shortcuts.map((shortcut) => {
        const isOn = shortcut.id === selectedShortcutId;
        return (
          <li key={shortcut.id}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => onShortcut(isOn ? null : shortcut)}
              className={
                isOn
                  ? 'flex min-h-11 w-full items-center gap-3 rounded-control bg-accent-soft px-2.5 text-left text-sm font-semibold'
                  : 'flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 text-left text-sm hover:bg-hover'
              }
            >
              <GlyphMark path={data.glyphs.get(shortcut.icon) ?? data.glyphs.get('pin') ?? ''} />
              {pick(shortcut.title)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
