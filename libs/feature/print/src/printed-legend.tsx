import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { printMessages } from './messages/print.ts';
import { Glyph } from '@umkreis/ui/glyph.tsx';

/** The symbols on the map with their names. @param columns of the sheet */
export function PrintedLegend({ categoryIds, columns }: { categoryIds: ReadonlySet<string>; columns: number }) {
  const { data } = useGuide();
  const t = useMessages(printMessages);
  const pick = usePick();
  const byName = new Map(
    [...categoryIds].flatMap((id) => {
      const category = data.categories.get(id);
      return category ? [[pick(category.subCategoryName), category] as const] : [];
    }),
  );
  const rows = [...byName].toSorted(
    ([a, one], [b, other]) => one.mainCategory.localeCompare(other.mainCategory) || a.localeCompare(b),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-label={t.legend} className="pt-3">
      <ul className="gap-x-4 text-[9pt] leading-tight" style={{ columnCount: columns + 1 }}>
        {rows.map(([name, category]) => (
          <li key={category.id} className="flex break-inside-avoid items-center gap-2 py-[1.2pt]">
            <Glyph
              size={15}
              path={data.glyphs.get(category.iconTitle) ?? ''}
              color={category.colorName}
              background={category.backgroundColorName}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
