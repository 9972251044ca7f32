import { useAtom, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { chatVocabulary, type ChatVocabulary } from '@umkreis/query-parser/chat-vocabulary.ts';
import { readLocatedQuestion, type Question } from '@umkreis/query-parser/question.ts';
import { questionLanguage } from '@umkreis/query-parser/question-language.ts';
import { isLanguageLoaded } from '@umkreis/i18n/load-language.ts';
import { awaitLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { everything } from '@umkreis/guide-engine/query/place-query.ts';
import type { ChatAnswer } from '@umkreis/guide-engine/chat/chat-answer.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { needPart } from '@umkreis/guide-core/engine/guide-engine.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { chatHistoryAtom, chatSubjectAtom, type ChatEntry } from '@umkreis/guide-core/chat/chat-history.ts';

/**
 * The conversation and a function to continue it. Answers are computed on the device from the guide's places and
 * events.
 * @param seasonId season whose places may be given as answers; null: all
 * @param center centre of the map: finds the nearest stop if the visitor's position is unknown
 */
export function useChat(
  seasonId: string | null,
  position: LngLat | null,
  center: () => LngLat | null,
): { entries: readonly ChatEntry[]; ask(text: string): Promise<void> } {
  const { boot, data, timeZone, language } = useGuide();
  const now = useNow();
  const [entries, setEntries] = useAtom(chatHistoryAtom);
  const vocabulary = useVocabulary();
  const { engine } = data;
  const store = useStore();
  const lookingAt = useStableCallback(center);

  const ask = useCallback(
    async (text: string) => {
      const before = entries.findLast((entry) => entry.question)?.question;
      const at = entries.length;
      let question: Question | null = null;
      let spoken = language;
      const settle = (answer: ChatEntry['answer']) =>
        setEntries((all) => all.with(at, { text, language: spoken, question, answer }));
      setEntries((all) => [...all, { text, language, question, answer: null }]);
      try {
        spoken = await languageOfAnswer(text, entries.at(-1)?.language ?? language, language);
        await Promise.all([needPart(engine, 'search'), needPart(engine, 'hours')]);
        question = await readLocatedQuestion(
          text,
          { vocabulary, now, timeZone, ...(before && { before }) },
          (how, name) => engine.findLocation(how, name, now.getTime()),
        );
        const answer = await engine.answer(
          question,
          {
            ...everything,
            seasonId,
            position: position ?? (question.wantsDepartures ? lookingAt() : null),
            at: now.getTime(),
          },
          store.get(chatSubjectAtom),
        );
        if (answer.places[0]) store.set(chatSubjectAtom, answer.places[0].item.nanoId);
        settle(answer);
        if (boot.hasChatModel && answer.kind === 'places') settle(await phrased(answer));
      } catch {
        settle('failed');
      }

      /**
       * Rephrases the answer with the language model, limited to the places the model names; returns the answer
       * unchanged if there is no usable reply.
       */
      async function phrased(answer: ChatAnswer): Promise<ChatAnswer> {
        try {
          const reply = await callApi(boot, 'POST /chat/', {
            body: {
              branchShortId: boot.branch?.shortId ?? null,
              question: text,
              language: spoken,
              nanoIds: answer.places.map(({ item }) => item.nanoId),
            },
          });
          const foundPlaces = await Promise.all(reply.nanoIds.map((nanoId) => engine.place(nanoId, now.getTime())));
          const named = foundPlaces.flatMap((one) => one?.place ?? []);
          return named.length > 0
            ? {
                ...answer,
                kind: 'places',
                places: named,
                total: Math.max(answer.total, named.length),
                text: reply.text,
              }
            : answer;
        } catch {
          return answer;
        }
      }
    },
    [entries, setEntries, store, vocabulary, now, timeZone, engine, seasonId, boot, position, lookingAt, language],
  );

  return { entries, ask };
}

/** The language of the question; without its texts, as offline, that of the page. @param unclear if it can't be told */
async function languageOfAnswer(text: string, unclear: Language, ofPage: Language): Promise<Language> {
  const language = questionLanguage(text) ?? unclear;
  await awaitLanguage(language);
  return isLanguageLoaded(language) ? language : ofPage;
}

/** Names of all categories, not only of those in use, so that the chat can say that the branch has no such place. */
function useVocabulary(): ChatVocabulary {
  const { boot, data } = useGuide();
  const { data: allCategories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: allTags } = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: allSearchWords } = useRead(apiUrl(boot, 'GET /search/words/'));
  const categories = useMemo(() => allCategories ?? [...data.categories.values()], [allCategories, data.categories]);
  return useMemo(
    () => chatVocabulary(categories, allTags ?? data.tags.values(), allSearchWords ?? data.names?.words ?? []),
    [categories, allTags, data.tags, allSearchWords, data.names],
  );
}
