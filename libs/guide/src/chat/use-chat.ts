import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { apiUrl } from '@umkreis/api-client/api-context.ts';
import { phraseAnswer } from '@umkreis/api-client/phrase-answer.ts';
import { request } from '@umkreis/api-client/request.ts';
import { toSearch } from '@umkreis/api-client/to-search.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useTags } from '@umkreis/api-client/use-tags.ts';
import { chatVocabulary } from '@umkreis/chat/chat-vocabulary.ts';
import { isKind, readQuestion, type Question } from '@umkreis/chat/question.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { currentEvents } from '@umkreis/place-rules/current-events.ts';
import { useGuide } from '../guide-context.tsx';
import { openPlaces } from '../hours/open-places.ts';
import { hoursPart } from '../hours/use-hours-module.ts';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import type { Place } from '../places/place.ts';
import { usePlaceIndex } from '../search/use-place-search.ts';
import { useNow } from '../time/guide-time.ts';
import { chatHistoryAtom, type ChatEntry } from './chat-history.ts';
import { findAnswer, type ChatAnswer } from './find-answer.ts';

const LONGEST_WAIT_MS = 15_000;
const STEP_MS = 100;

/**
 * The conversation and a way to go on with it. Answers come from the places and events of the guide, found on this
 * device.
 */
export function useChat(
  places: readonly Place[],
  position: LngLat | null,
): { entries: readonly ChatEntry[]; ask(text: string): Promise<void> } {
  const { boot, data, timeZone, language } = useGuide();
  const now = useNow();
  const [entries, setEntries] = useAtom(chatHistoryAtom);
  const index = usePlaceIndex(!data.isTiled);
  const latestIndex = useRef(index);
  useEffect(() => {
    latestIndex.current = index;
  }, [index]);
  // It understands a question for what no place here has, and can say so then.
  const { data: allCategories } = useCategories(boot);
  const { data: allTags } = useTags(boot);
  const categories = useMemo(() => allCategories ?? [...data.categories.values()], [allCategories, data.categories]);
  const vocabulary = useMemo(
    () => chatVocabulary(categories, allTags ?? data.tags.values()),
    [categories, allTags, data.tags],
  );

  const ask = useCallback(
    async (text: string) => {
      const before = entries.findLast((entry) => entry.question)?.question;
      const question = readQuestion(text, { vocabulary, now, timeZone, ...(before && { before }) });
      const at = entries.length;
      const settle = (answer: ChatEntry['answer']) => setEntries((all) => all.with(at, { text, question, answer }));
      setEntries((all) => [...all, { text, question, answer: null }]);
      try {
        const [hours, found] = await Promise.all([
          hoursPart.load(),
          data.isTiled ? tiledPlaces(question) : wordPlaces(question),
        ]);
        const isOpen = (place: Place, when: Date) => openPlaces(hours, boot, when)(place);
        const current = currentEvents(data.events, now.getTime());
        const answer = findAnswer(question, {
          places: data.isTiled ? found : places,
          events: current,
          find: () => found,
          isOpen,
          dayOf: (when) => dayInZone(when, timeZone),
          position,
        });
        settle(answer);
        if (boot.hasChatModel && answer.kind !== 'events') settle(await phrased(answer));
      } catch {
        settle('failed');
      }

      /** In the words of the model, resting on the places it names; as it was where the model has none. */
      async function phrased(answer: ChatAnswer): Promise<ChatAnswer> {
        try {
          const said = await phraseAnswer(boot, {
            branchShortId: boot.branch?.shortId ?? null,
            question: text,
            language,
            nanoIds: answer.places.map(({ item }) => item.nanoId),
          });
          const named = said.nanoIds.flatMap((nanoId) => data.byNanoId.get(nanoId) ?? []);
          return named.length > 0
            ? { ...answer, kind: 'places', places: named, total: Math.max(answer.total, named.length), text: said.text }
            : answer;
        } catch {
          return answer;
        }
      }

      async function wordPlaces({ words }: Question): Promise<readonly Place[]> {
        if (!words) return [];
        for (let waited = 0; waited < LONGEST_WAIT_MS; waited += STEP_MS) {
          // The index may still be in the making, or be replaced by that of newer content.
          const found = await latestIndex.current?.find(words, position ?? undefined).catch(() => undefined);
          if (found) return found.map(({ place }) => place);
          await new Promise((resolve) => {
            setTimeout(resolve, STEP_MS);
          });
        }
        throw new Error('The search did not get ready.');
      }
      /** A branch too large for memory is asked at the server, by the same words and categories. */
      async function tiledPlaces({ words, asks }: Question): Promise<readonly Place[]> {
        const kinds = asks.filter(isKind).flat();
        const asked = categories
          .filter(({ mainCategory, subCategory }) =>
            kinds.some((wish) =>
              wish.kind === 'main'
                ? wish.mainCategory === mainCategory
                : wish.kind === 'sub' && wish.subCategories.includes(subCategory),
            ),
          )
          .map(({ id }) => id);
        const tags = asks
          .filter((one) => !isKind(one))
          .flatMap((one) => one.flatMap((wish) => (wish.kind === 'tag' ? wish.tagIds : [])));
        const query = toSearch({
          branch: boot.branch?.shortId,
          limit: 200,
          ...(words && { text: words }),
          ...(asked.length > 0 && { categories: asked.join(',') }),
          ...(tags.length > 0 && { tags: tags.join(',') }),
          ...(position && { near: position.join(',') }),
        });
        const { items } = await request<ItemSearchResult>(`${apiUrl(boot, apiPaths.itemSearch)}?${query}`);
        return joinPlaces(items, { categories: data.categories, tags: data.tags, events: data.events, now, timeZone });
      }
    },
    [entries, setEntries, vocabulary, categories, now, timeZone, data, places, boot, position, language],
  );

  return { entries, ask };
}
