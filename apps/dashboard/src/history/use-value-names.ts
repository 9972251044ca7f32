import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { codePart } from '@umkreis/federation/code-part.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { tagTitle } from '../choice/use-tag-choices.ts';
import { formatDate, formatInstant } from '../dates/format-date.ts';
import { mediaMessages } from '../media/messages/media.ts';
import { editorMessages } from '../place/messages/editor.ts';
import { geometryMessages } from '../place/messages/geometry.ts';
import { relationsMessages } from '../place/messages/relations.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { historyMessages } from './messages/history.ts';
import { seriesText } from './series-text.ts';
import type { ValueNames } from './value-text.ts';

/** Opening hours in words are needed after the first render only. */
const hoursPart = codePart(() => import('./hours-words.ts'));
/** Decimals of a coordinate: about a metre */
const COORDINATE_DIGITS = 5;

/** The displayed names of what revisions and change requests contain as IDs and codes, without places. */
export function useValueNames(timeZone: string): Omit<ValueNames, 'places'> {
  const { boot, language } = useDashboard();
  const r = useMessages(requestsMessages);
  const h = useMessages(historyMessages);
  const codeName = useCodeNames();
  const linked = useLinkedNames();
  const hoursCode = usePart(hoursPart);
  const hoursWords = hoursCode.kind === 'there' ? hoursCode.code.hoursWords : undefined;
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const day = (iso: string) => formatDate(iso, language, 'UTC');
  return {
    ...linked,
    branches: new Map(branches?.map((branch) => [String(branch.shortId), branch.title])),
    codeName,
    day,
    instant: (iso) => formatInstant(iso, language, timeZone),
    coordinate: (value) => numberText(value, language, COORDINATE_DIGITS),
    hours: (value) => hoursWords?.(value, language) ?? value,
    recurrence: (rule) => seriesText(rule, language, h, day),
    texts: { yes: r.yes, no: r.no, deleted: h.deleted, checked: h.checked, due: (at) => h.due({ day: at }) },
  };
}

/** Names of categories and tags, by ID and by their descriptions in revisions. */
function useLinkedNames(): Pick<ValueNames, 'categories' | 'tags'> {
  const { boot } = useDashboard();
  const pick = usePick();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  return useMemo(
    () => ({
      categories: new Map(
        categories?.flatMap((one): [string, string][] => {
          const name = pick(one.subCategoryName);
          return [
            [one.id, name],
            [`${one.mainCategory} / ${one.subCategory}`, name],
          ];
        }),
      ),
      tags: new Map(
        tags?.flatMap((tag): [string, string][] => {
          const name = tagTitle(tag, pick);
          return [
            [tag.id, name],
            [`${tag.tagKey}=${tag.tagValue}`, name],
          ];
        }),
      ),
    }),
    [categories, tags, pick],
  );
}

function useCodeNames(): ValueNames['codeName'] {
  const e = useMessages(editorMessages);
  const g = useMessages(geometryMessages);
  const m = useMessages(mediaMessages);
  const { kind: relation } = useMessages(relationsMessages);
  const names: Record<'type' | 'media', Record<string, string>> = {
    type: { place: e.kindPlace, way: e.kindWay, exhibition: e.kindExhibition },
    media: { 1: m.kindPicture, 2: m.kindPanorama, 3: m.kindLogo, 4: m.kindVideo },
  };
  return (kind, code) => {
    if (kind === 'parents') return relation({ id: Number(code) }) || undefined;
    return kind === 'geojsons' ? (g[`type${code}` as 'type1'] as string | undefined) : names[kind][code];
  };
}
