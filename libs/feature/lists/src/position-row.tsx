import { useAtomValue } from 'jotai';
import type { SoughtPosition } from '@umkreis/guide-core/results/sought-position-atom.ts';
import { soughtAddressAtom } from '@umkreis/guide-core/results/sought-position-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** A position that was searched for, with the address of the building there. A click shows it on the map again. */
export function PositionRow({ position: { at, label } }: { position: SoughtPosition }) {
  const t = useMessages(mapMessages);
  const address = useAtomValue(soughtAddressAtom);
  const map = useAtomValue(mapAtom);
  return (
    <ul aria-label={t.position} className="divide-y divide-line border-b border-line">
      <li>
        <button
          type="button"
          data-row=""
          onClick={() => map?.easeTo({ center: [...at] })}
          className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-hover"
        >
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
            <Icon name="locate" size={18} />
          </span>
          <span className="min-w-0">
            <span className="tabular block text-base leading-snug font-semibold">{label}</span>
            <span className="block text-sm text-ink-soft">{address ?? t.position}</span>
          </span>
        </button>
      </li>
    </ul>
  );
}
