import { defineMessages } from './messages.ts';

const places = (n: number, locale: string, one: string, many: string) =>
  `${n.toLocaleString(locale)} ${n === 1 ? one : many}`;
const orte = (n: number) => places(n, 'de-CH', 'Ort', 'Orte');
const placesOf = (n: number) => places(n, 'en-GB', 'place', 'places');

/** What is done to many places at once. */
export const bulkMessages = defineMessages({
  de: {
    tags: 'Tags',
    categories: 'Kategorien',
    review: 'Prüfung',
    close: 'Schliessen',
    putInBin: 'In den Papierkorb',
    takeOut: 'Aus dem Papierkorb holen',
    changeTags: 'Tags ändern',
    changeCategories: 'Kategorien ändern',
    changeReview: 'Prüfung ändern',
    changeClosed: 'Dauerhaft schliessen',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    apply: (n: number) => `Für ${orte(n)} übernehmen`,
    reviewed: 'Geprüft: die offene Prüfung ist erledigt',
    reviewMoved: 'Nur neu ansetzen',
    reviewDue: 'Fällig am',
    nextReview: 'Nächste Prüfung am',
    nextReviewHint: 'Bleibt das Feld leer, ist sie in einem Jahr fällig.',
    closeAll: (n: number) => `${orte(n)} schliessen`,
    reopen: (n: number) => `${orte(n)} wieder öffnen`,
    progress: 'Fortschritt',
    changed: (n: number) => (n === 0 ? 'Das war schon so: nichts geändert.' : `${orte(n)} geändert.`),
    undone: 'Rückgängig gemacht.',
  },
  en: {
    tags: 'Tags',
    categories: 'Categories',
    review: 'Review',
    close: 'Close',
    putInBin: 'Put in the bin',
    takeOut: 'Take out of the bin',
    changeTags: 'Change tags',
    changeCategories: 'Change categories',
    changeReview: 'Change review',
    changeClosed: 'Close for good',
    add: 'Add',
    remove: 'Remove',
    apply: (n: number) => `Apply to ${placesOf(n)}`,
    reviewed: 'Reviewed: the open review is done',
    reviewMoved: 'Only set another day',
    reviewDue: 'Due on',
    nextReview: 'Next review on',
    nextReviewHint: 'If it is left empty, it is due in a year.',
    closeAll: (n: number) => `Close ${placesOf(n)}`,
    reopen: (n: number) => `Reopen ${placesOf(n)}`,
    progress: 'Progress',
    changed: (n: number) => (n === 0 ? 'It was so already: nothing was changed.' : `${placesOf(n)} changed.`),
    undone: 'Taken back.',
  },
});
