import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { familyOf } from '@umkreis/contract/geometry-kinds.ts';
import { partsOf, type Shape } from './shapes.ts';
import { typeName } from './type-name.ts';

interface Props {
  shapes: readonly Shape[];
  selected: string | null;
  /** Keys of shapes that the editor cannot draw */
  undrawable: readonly string[];
  onSelect(key: string): void;
  onRemove(key: string): void;
}

/** The shapes of a geometry by name, as a keyboard-accessible alternative to the map. */
export function ShapeList({ shapes, selected, undrawable, onSelect, onRemove }: Props) {
  const t = useMessages(geometryMessages);
  if (shapes.length === 0) return <p className="text-sm text-ink-soft">{t.empty}</p>;
  return (
    <ul aria-label={t.shapeList} className="grid max-h-56 overflow-y-auto rounded-control ring-1 ring-line">
      {shapes.map(({ key, kind, feature }, index) => {
        const parts = partsOf(feature);
        const own = feature.properties ?? {};
        const title = String(own.mainTitleLabel ?? own.name ?? '') || t.shape({ index: index + 1 });
        const holes = parts.reduce((sum, one) => sum + one.holes, 0);
        const notes = [
          typeName(kind, t),
          familyOf(feature.geometry.type) === 'point' && t.kindPoint,
          holes > 0 && t.holes({ count: holes }),
          undrawable.includes(key) && t.notDrawn,
        ];
        return (
          <li key={key} className="flex items-center gap-2 border-t border-line first:border-0">
            <button
              type="button"
              aria-pressed={key === selected}
              onClick={() => onSelect(key)}
              className={classNames(
                'grid min-h-10 min-w-0 flex-1 px-3 py-1 text-left text-sm hover:bg-hover',
                key === selected && 'bg-accent-soft',
              )}
            >
              <span className="truncate font-medium">{title}</span>
              <span className="text-xs text-ink-soft">{notes.filter(Boolean).join(' · ')}</span>
            </button>
            <IconButton icon="trash" label={`${t.removeShape}: ${title}`} onClick={() => onRemove(key)} />
          </li>
        );
      })}
    </ul>
  );
}
