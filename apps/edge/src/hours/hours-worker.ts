import { parentPort } from 'node:worker_threads';
import { hoursFacts, type HoursQuestion } from './hours-facts.ts';
import { placeTags, type TagsQuestion } from './place-tags.ts';

/** null where the value can't be evaluated. */
function answer(question: HoursQuestion | TagsQuestion) {
  try {
    return 'value' in question ? hoursFacts(question) : placeTags(question);
  } catch {
    return null;
  }
}

parentPort!.on('message', (question: HoursQuestion | TagsQuestion) => parentPort!.postMessage(answer(question)));
parentPort!.postMessage('ready');
