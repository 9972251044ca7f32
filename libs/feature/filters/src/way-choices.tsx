import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { filtersMessages } from '@umkreis/i18n/filters.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { toggled } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { Facets } from '@umkreis/guide-engine/results/facets.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { wayMeasures, type WayMeasure } from '@umkreis/places/walks/way-values.ts';
import { CountedChip } from './counted-chip.tsx';
import { ChoiceGroup } from './choice-group.tsx';

/** Limits and difficulties of walks and other ways. */
export function WayChoices({ facets: { ways, difficulties } }: { facets: Facets }) {
  return (
    <>
      {ways && wayMeasures.map((measure) => <LimitChoices key={measure} measure={measure} choices={ways[measure]} />)}
      {difficulties.length > 0 && <DifficultyChoices choices={difficulties} />}
    </>
  );
}

interface LimitProps {
  measure: WayMeasure;
  choices: readonly { limit: number; count: number }[];
}

function LimitChoices({ measure, choices }: LimitProps) {
  const t = useMessages(guideMessages);
  const tFilters = useMessages(filtersMessages);
  const [filter, setFilter] = useFilter();
  if (choices.length === 0) return null;
  const titles: Record<WayMeasure, string> = { hours: t.walkHours, km: t.walkKm, climb: t.walkClimb };
  const names: Record<WayMeasure, (limit: number) => string> = {
    hours: (hours) => tFilters.upToHours({ hours }),
    km: (km) => tFilters.upToKm({ km }),
    climb: (metres) => tFilters.upToClimb({ metres }),
  };
  const { [measure]: chosen, ...others } = filter.wayLimits;
  return (
    <ChoiceGroup title={titles[measure]}>
      {choices.map(({ limit, count }) => (
        <CountedChip
          key={limit}
          name={names[measure](limit)}
          count={count}
          pressed={limit === chosen}
          onClick={() =>
            setFilter({ ...filter, wayLimits: limit === chosen ? others : { ...others, [measure]: limit } })
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function DifficultyChoices({ choices }: { choices: Facets['difficulties'] }) {
  const { track } = useGuide();
  const tFilters = useMessages(filtersMessages);
  const pick = usePick();
  const [filter, setFilter] = useFilter();
  return (
    <ChoiceGroup title={tFilters.difficulty}>
      {choices.map(({ tag, count }) => (
        <CountedChip
          key={tag.id}
          name={tagText(tag, pick)}
          count={count}
          pressed={filter.tagIds.includes(tag.id)}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_tags_select', tag_id: tag.id });
            setFilter({ ...filter, tagIds: toggled(filter.tagIds, tag.id) });
          }}
        />
      ))}
    </ChoiceGroup>
  );
}
