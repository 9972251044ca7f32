// Text search and answers to questions in a lazy chunk.
export { SearchIndex } from '@umkreis/search/search-index.ts';
export { toSearchDocument } from '@umkreis/search/search-document.ts';
export { chatVocabulary } from '@umkreis/query-parser/chat-vocabulary.ts';
export { readSearch } from '@umkreis/query-parser/conditions.ts';
export { synonymsByCategory as wordsOfKinds } from '@umkreis/search/synonyms-by-category.ts';
export { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
export { asName } from '../chat/as-name.ts';
export { matchesMostWords as tellsEnough } from '../chat/matches-most-words.ts';
export { findAnswer } from '../chat/find-answer.ts';
export { tiledQuestion } from '../tiled/tiled-question.ts';
