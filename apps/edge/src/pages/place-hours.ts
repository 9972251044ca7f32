import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { pageMessages } from '../messages/pages.ts';
import { intervalText } from '@umkreis/opening-hours/interval-text.ts';
import { type DayHours } from '@umkreis/opening-hours/week-hours.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';

/** The hours of this week as a table; the raw value if it is not opening-hours syntax. */
export function hoursTable(
  title: string,
  value: string,
  days: readonly DayHours[] | null,
  { language, branch }: Pick<PageContext, 'language' | 'branch'>,
): Html {
  const t = textsOf(pageMessages, language);
  if (!days) return html`<section><h2>${title}</h2><p lang="${contentLanguageOf(branch)}">${value}</p></section>`;
  const name = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const rows = days.map(
    (day) =>
      html`<tr${day.isToday && html` class="today"`}><th scope="row">${name.format(new Date(`${day.date}T12:00:00Z`))}${day.isHoliday && html` <small>${t.holiday}</small>`}</th><td>${
        day.intervals.length === 0
          ? t.closed
          : day.intervals.map((interval, index) => html`${index > 0 && ', '}${intervalText(interval, language)}`)
      }</td></tr>`,
  );
  return html`<section><h2>${title}</h2><table><tbody>${rows}</tbody></table></section>`;
}
