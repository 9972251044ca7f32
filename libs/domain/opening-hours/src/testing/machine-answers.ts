import { openAt } from '../is-open-at.ts';
import { openingState } from '../opening-state.ts';
import { validateHours } from '../validate-hours.ts';
import { weekHours } from '../week-hours.ts';
import { sampleHours, sampleInstants, samplePlaces } from './sample-hours.ts';

// Prints this machine's results for every sample, one per line; the machine's zone is set by TZ.
const lines: string[] = [new Date(2026, 2, 8, 2, 30).toString().slice(-40)];
sampleHours.forEach((hours, row) => {
  const place = samplePlaces[row % samplePlaces.length]!;
  lines.push(`${hours} ${JSON.stringify(validateHours(hours, place))}`);
  sampleInstants.forEach((at, column) => {
    // Every second instant of each
    if ((row + column) % 2 === 1) return;
    const { state, nextChange, changesToday, comment } = openingState(hours, at, place);
    const week = (row + column) % 16 === 0 ? JSON.stringify(weekHours(hours, at, place)) : '';
    const result = [state, openAt(at)(hours, place), nextChange?.toISOString(), changesToday, comment, week];
    lines.push(`${hours} | ${place.timeZone} | ${at.toISOString()} | ${result.join(' ')}`);
  });
});
console.log(lines.join('\n'));
