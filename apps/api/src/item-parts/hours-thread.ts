import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import { handleTasks } from '@umkreis/serving/task-pool/answer-tasks.ts';

export interface HoursQuestion {
  value: string;
  place: OpeningPlace;
}

handleTasks(({ value, place }: HoursQuestion) => validateHours(value, place, 'en').error);
