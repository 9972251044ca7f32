import { useAtomValue } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { openedListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { useContentLanguage, useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { isWarning } from './day/on-day.ts';
import { dayText } from './day/day-texts.ts';
import { myListMessages } from './messages/my-list.ts';
import { onDayText, useRowTexts } from './rows/row-texts.ts';
import { useListRows } from './rows/use-list-rows.ts';

/** The open list on paper: every entry in its order, with its state on the planned day. */
export function PrintedMyList({ title, columns }: { title: string; columns: number }) {
  const contentLanguage = useContentLanguage();
  const { data } = useGuide();
  const t = useMessages(myListMessages);
  const language = useLanguage();
  const list = useAtomValue(openedListAtom);
  const rows = useListRows();
  const textsOf = useRowTexts();
  if (!list) return null;
  return (
    <section aria-label={title} className="pt-5">
      <h2 className="pb-2 text-[13pt] font-title">
        {title}
        <span className="pl-2 text-[9pt] font-normal text-ink-soft">{t.entries({ count: rows.length })}</span>
      </h2>
      {list.day !== null && (
        <p className="pb-1 text-[10pt]">{t.plannedFor({ day: dayText(list.day, language, 'long') })}</p>
      )}
      <ol className="gap-x-5 text-[9pt] leading-snug" style={{ columnCount: columns }}>
        {rows.map((row, index) => {
          const { title: name, line, note } = textsOf(row);
          const category = row.place?.categories[0];
          const onDay = onDayText(row, t);
          return (
            <li key={row.entry.id} className="flex break-inside-avoid items-start gap-2 border-b border-line py-1">
              <span className="tabular w-4 pt-[1pt] text-ink-soft">{index + 1}</span>
              <Glyph
                size={16}
                path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
                color={category?.colorName ?? '#ffffff'}
                background={category?.backgroundColorName ?? '#5C6370'}
              />
              <span className="min-w-0">
                <span lang={contentLanguage} className="block font-semibold hyphens-auto">
                  {name}
                </span>
                <span className="block text-ink-soft">
                  {[line, row.place?.item.address].filter(Boolean).join(' · ')}
                </span>
                {note && <span className="block font-semibold">{note}</span>}
                {row.onDay && onDay && (
                  <span className={isWarning(row.onDay) ? 'font-semibold' : undefined}>{onDay}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
