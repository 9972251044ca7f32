import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { formatDistance } from '@umkreis/guide-core/format-distance.ts';
import type { Rows } from '@umkreis/guide-engine/results/rows.ts';
import type { View } from '@umkreis/guide-engine/results/in-view.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { searchMessages } from './messages/search.ts';
import { categoryLine } from '@umkreis/places/place-names.ts';
import { Glyph, GlyphMark } from '@umkreis/ui/glyph.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useTopics } from '@umkreis/guide-core/results/use-topics.ts';
import { allAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { mapAtom, positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { storeSearchAtom, recentSearchesAtom } from './recent-searches.ts';

const mostPlaces = 5;
/** How many places are searched for ones with a name */
const maxCandidates = 60;
/** About two kilometres, degrees of latitude */
const nearDegrees = 0.018;

/** Suggestions of the search field before anything is typed: topics, recent searches, nearby places. */
export default function Suggestions({
  id,
  onWords: onSearchText,
  onDone,
}: {
  id: string;
  onWords(searchText: string): void;
  onDone(): void;
}) {
  const t = useMessages(searchMessages);
  const pick = usePick();
  const { data, isKiosk } = useGuide();
  const { shortcuts, onShortcut } = useTopics();
  const recent = useAtomValue(recentSearchesAtom)(isKiosk);
  const storeSearch = useSetAtom(storeSearchAtom);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the focus, does nothing else
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal, and closed by the field
      role="dialog"
      aria-label={t.suggestions}
      // Keeps the focus in the field until the click is handled.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(32rem,calc(100dvh-var(--overlay-top,0px)-var(--kiosk-bottom,0px)-9rem))] animate-fade overflow-y-auto overscroll-contain rounded-card bg-paper py-2 shadow-float"
    >
      {shortcuts.length > 0 && (
        <Group title={t.topics}>
          {shortcuts.slice(0, mostPlaces).map((shortcut) => (
            <Row
              key={shortcut.id}
              mark={<GlyphMark path={data.glyphs.get(shortcut.icon) ?? data.glyphs.get('pin') ?? ''} />}
              title={pick(shortcut.title)}
              onClick={() => {
                onDone();
                onShortcut(shortcut);
              }}
            />
          ))}
        </Group>
      )}
      {recent.length > 0 && (
        <Group
          title={t.recent}
          note={t.recentHint}
          adjacent={
            <button
              type="button"
              aria-label={t.forgetRecent}
              onClick={() => storeSearch(null, isKiosk)}
              className="min-h-8 rounded-control px-2 text-sm font-medium text-accent hover:bg-hover"
            >
              {t.forget}
            </button>
          }
        >
          {recent.map((searchText) => (
            <Row
              key={searchText}
              mark={<Icon name="clock" size={18} />}
              title={searchText}
              onClick={() => onSearchText(searchText)}
            />
          ))}
        </Group>
      )}
      <Nearby onDone={onDone} />
    </div>
  );
}

/** The most important places around the visitor, or without a position the visible ones */
function useNearbyPlaces() {
  const map = useAtomValue(mapAtom);
  const all = useAtomValue(allAtom);
  const level = useAtomValue(levelAtom);
  const position = useAtomValue(positionAtom);
  const query = useMemo<EngineQuery<Rows> | null>(() => {
    if (!all || !(position ?? map)) return null;
    const bounds = map?.getBounds();
    const view: View | null = position
      ? [
          position[0] - nearDegrees * 1.5,
          position[1] - nearDegrees,
          position[0] + nearDegrees * 1.5,
          position[1] + nearDegrees,
        ]
      : bounds
        ? [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
        : null;
    const order = position ? 'near' : 'best';
    return (engine) => engine.inView({ ...all, position }, { view, level }, { order, from: 0, count: maxCandidates });
  }, [all, map, position, level]);
  const { data: value } = useEngineQuery(query);
  const places = (value?.rows ?? [])
    .filter(
      ({ place }) => place.item.title && !place.isPermanentlyClosed && place.categories[0]?.mainCategory !== 'Place',
    )
    .slice(0, mostPlaces);
  return { places, position };
}

/** Places around the visitor, or without a position the most important visible ones. */
function Nearby({ onDone }: { onDone(): void }) {
  const t = useMessages(searchMessages);
  const pick = usePick();
  const language = useLanguage();
  const { data } = useGuide();
  const { onRow } = usePlaceClicks();
  const { places, position } = useNearbyPlaces();
  if (places.length === 0) return null;
  const open = (place: Place) => {
    onDone();
    onRow(place);
  };
  return (
    <Group title={position ? t.nearby : t.inView}>
      {places.map(({ place }) => {
        const category = place.categories[0];
        return (
          <Row
            key={place.item.id}
            mark={
              <Glyph
                size={24}
                path={data.glyphs.get(category?.iconTitle ?? 'pin') ?? ''}
                color={category?.colorName ?? '#ffffff'}
                background={category?.backgroundColorName ?? '#5C6370'}
              />
            }
            title={place.item.title}
            note={[
              categoryLine(place, pick),
              position && formatDistance(position, [place.item.lon, place.item.lat], language),
            ]
              .filter(Boolean)
              .join(' · ')}
            onClick={() => open(place)}
          />
        );
      })}
    </Group>
  );
}

function Group({
  title,
  note,
  adjacent,
  children,
}: {
  title: string;
  note?: string;
  adjacent?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="pb-1">
      <div className="flex min-h-9 items-center gap-2 px-4">
        <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
        {note && <span className="text-xs text-ink-soft">{note}</span>}
        <span className="ml-auto">{adjacent}</span>
      </div>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

function Row({ mark, title, note, onClick }: { mark: ReactNode; title: string; note?: string; onClick(): void }) {
  return (
    <li>
      <button
        type="button"
        data-row=""
        onClick={onClick}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left hover:bg-hover focus-visible:bg-hover"
      >
        <span className="grid size-6 shrink-0 place-items-center text-ink-soft">{mark}</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-base leading-snug">{title}</span>
          {note && <span className="block truncate text-sm text-ink-soft">{note}</span>}
        </span>
      </button>
    </li>
  );
}
