import { parentPort } from 'node:worker_threads';
import { hoursFacts, type HoursQuestion } from './hours-facts.ts';

/** null where the value can't be evaluated. */
function answer(question: HoursQuestion) {
  try {
    return hoursFacts(question);
  } catch {
    return null;
  }
}

parentPort!.on('message', (question: HoursQuestion) => parentPort!.postMessage(answer(question)));
parentPort!.postMessage('ready');
