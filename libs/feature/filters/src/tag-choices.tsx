import { useState } from 'react';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { toggled } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import type { Facets } from '@umkreis/guide-engine/results/facets.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CountedChip } from './counted-chip.tsx';

const fewTags = 12;

/** Features as chips, the most frequent ones at first. */
export function TagChoices({ choices: tags }: { choices: Facets['tags'] }) {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const [filter, setFilter] = useFilter();
  const [showsAllTags, setShowsAllTags] = useState(false);
  if (tags.length === 0) return null;
  return (
    <ChoiceGroup title={t.properties}>
      {tags.slice(0, showsAllTags ? tags.length : fewTags).map(({ tag, count }) => (
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
      {tags.length > fewTags && !showsAllTags && (
        <Button kind="quiet" size="small" onClick={() => setShowsAllTags(true)}>
          {t.showMore({ count: tags.length - fewTags })}
        </Button>
      )}
    </ChoiceGroup>
  );
}
