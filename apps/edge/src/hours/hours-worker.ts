import { handleTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';
import { hoursFacts, type HoursFacts, type HoursQuestion } from './hours-facts.ts';
import { placeTags, type PlaceTags, type TagsQuestion } from './place-tags.ts';

/** null if the value cannot be evaluated. */
function evaluate(question: HoursQuestion | TagsQuestion): HoursFacts | PlaceTags | null {
  try {
    return 'value' in question ? hoursFacts(question) : placeTags(question);
  } catch {
    return null;
  }
}

handleTasks(evaluate);
