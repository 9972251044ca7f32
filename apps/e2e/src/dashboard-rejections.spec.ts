import type { Locator } from '@playwright/test';
import { branchSettingMessages } from '@umkreis/dashboard/src/branch/messages/branch-settings.ts';
import { branchMessages } from '@umkreis/dashboard/src/branch/messages/branch.ts';
import { contestEditorMessages } from '@umkreis/dashboard/src/contests/messages/contest-editor.ts';
import { dashboardMessages } from '@umkreis/dashboard/src/layout/messages/dashboard.ts';
import { editorMessages } from '@umkreis/dashboard/src/place/messages/editor.ts';
import { eventEditorMessages } from '@umkreis/dashboard/src/events/messages/event-editor.ts';
import { hoursEditorMessages } from '@umkreis/dashboard/src/place/messages/hours-editor.ts';
import { problemMessages } from '@umkreis/dashboard/src/write/messages/problems.ts';
import { referenceMessages } from '@umkreis/dashboard/src/reference/messages/reference.ts';
import { relationsMessages } from '@umkreis/dashboard/src/place/messages/relations.ts';
import { staffMessages } from '@umkreis/dashboard/src/staff/messages/staff.ts';
import { openDashboard, newPlace, openScreen as open, expectMessage } from './support/refusals.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test.use({ isLoggedIn: true });

/** One value per type that the API rejects. */
const wrongDetails = [
  ['Parkplätze', 'viele', 'number'],
  ['E-Mail', 'ohne Klammeraffe', 'email'],
  ['Website', 'zwei worte.li', 'url'],
  ['Telefon', 'anrufen', 'phone'],
  ['Öffnungszeiten', 'nach Lust', 'hours'],
  ['Messeangebot', '> '.repeat(100), 'markdown'],
] as const;

const h = textsOf(hoursEditorMessages, 'de');
const wrongHours = [
  ['nach Lust und Laune', h.unknownWord({ words: 'nach' })],
  ['jeden Samstag', h.noTimes({ words: 'Samstag' })],
  ['Mo-Do 8-12 Uhr; Fr. bis 16.00 h', h.noBegin({ words: '16.00 h' })],
  ['Mo-Fr 8 Uhr', h.noEnd({ words: '8 Uhr' })],
  ['zu', h.noDays],
  [',', h.nothing],
] as const;

test('shows every validation error of the dashboard at its field', { tag: '@nightly' }, async ({ page }) => {
  await openDashboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  // Its list has the same name.
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  const place = await newPlace(page);

  await test.step('a new place', async () => {
    const t = textsOf(editorMessages, 'de');
    await open(page, 'places/new', t.newPlace);
    await button(t.create).click();
    await expectMessage(field(t.title), t.titleMissing);
    await expectMessage(field(t.whichMap), t.mapMissing);
    await expect(page.getByText(t.positionMissing)).toBeVisible();
  });

  await test.step('details', async () => {
    const t = textsOf(editorMessages, 'de');
    const common = textsOf(dashboardMessages, 'de');
    await open(page, place);
    const title = field(t.fieldTitle);
    const before = await title.inputValue();
    await title.fill(' ');
    await title.press('Enter');
    await expectMessage(title, t.emptyNotSaved);
    await title.fill(before);
    for (const [name, value, type] of wrongDetails) {
      await combobox(t.addDetail).fill(name);
      await combobox(t.addDetail).press('Enter');
      const detail = field(common.newValue({ name }));
      await detail.fill(value);
      await detail.blur();
      await expectMessage(detail, common.rejectedValue({ type }));
      await expect(detail).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('opening hours as text', async () => {
    const t = textsOf(editorMessages, 'de');
    const common = textsOf(dashboardMessages, 'de');
    await combobox(t.addDetail).fill('Öffnungszeiten');
    await combobox(t.addDetail).press('Enter');
    const hours = field(common.newValue({ name: 'Öffnungszeiten' }));
    for (const [value, message] of wrongHours) {
      await hours.fill(value);
      await expect(page.getByText(message)).toBeVisible();
    }
    await hours.fill('Mo-Fr 08:00-12:00');
    await hours.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Öffnungszeiten', exact: true })).toHaveValue('Mo-Fr 08:00-12:00');
  });

  await test.step('the week of opening hours', async () => {
    await button(h.edit).click();
    const editor = page.getByRole('region', { name: h.editor });
    const from = editor.getByRole('textbox', { name: h.from({ day: 'Montag' }) });
    await from.fill('früh');
    await expectMessage(from, h.timeWrong);
    await from.fill('8');
    const dates = async (container: Locator, ...days: (readonly [label: string, day: string])[]) => {
      for (const [label, day] of days) await container.getByLabel(label).fill(day);
      await container.getByLabel(days.at(-1)![0]).blur();
    };
    const added = editor.getByRole('group', { name: h.addSeason });
    for (const year of ['2041', '2042']) {
      await button(h.addSeason).click();
      await added.getByLabel(h.everyYear).uncheck();
      await dates(added, [h.firstDay, `${year}-06-01`], [h.lastDay, `${year}-05-01`]);
      await expectMessage(added.getByLabel(h.lastDay), h.datesWrong);
      await dates(added, [h.firstDay, `${year}-06-01`], [h.lastDay, `${year}-06-30`]);
      await button(h.addIt).click();
    }
    const second = editor.getByRole('region', { name: /^Saison/ }).nth(1);
    await dates(second, [h.lastDay, '2041-06-30'], [h.firstDay, '2041-06-01']);
    await expect(second.getByRole('alert')).toHaveText(h.sameSeason);
  });

  await test.step('mentions and JSON', async () => {
    const t = textsOf(relationsMessages, 'de');
    await button(t.addMention).click();
    await field(t.mentionUrl).fill('nirgends');
    await button(t.save).click();
    await expectMessage(field(t.mentionTitle), t.mentionError);
    await expectMessage(field(t.mentionUrl), t.urlError);
    await button(t.cancel).click();
    await page.getByText(t.jsons, { exact: true }).click();
    await button(t.addJson).click();
    for (const [type, value, error] of [
      ['!', '{}', null],
      ['zweck', '{', 'Kein gültiges JSON'],
      ['zweck', '3', t.jsonKindError],
    ] as const) {
      await field(t.jsonType).fill(type);
      await field(t.jsonValue).fill(value);
      await button(t.save).click();
      if (error) await expectMessage(field(t.jsonValue), error);
      else await expectMessage(field(t.jsonType), t.jsonTypeError);
    }
  });

  await test.step('an event', async () => {
    const t = textsOf(eventEditorMessages, 'de');
    await open(page, 'events/new', t.newEvent);
    await field(t.url).fill('ftp://nirgends');
    await button(t.create).click();
    await expectMessage(field(t.title), t.titleError);
    await expect(field(t.title)).toBeFocused();
    await expectMessage(field(t.begin), t.startError);
    await expectMessage(field(t.url), t.urlError);
    await expectMessage(button(t.choosePlace), t.placeError);
    await field(t.begin).fill('2031-05-01T18:00');
    await field(t.end).fill('2031-05-01T17:00');
    await expectMessage(field(t.end), t.endError);
    await button(t.discard).click();
  });

  await test.step('a contest', async () => {
    const t = textsOf(contestEditorMessages, 'de');
    await open(page, 'contests/new', t.newContest);
    await page.getByLabel(t.conditions, { exact: true }).fill('nirgends');
    await button(t.create).click();
    await expectMessage(field(t.titleDe), t.titleError);
    await expectMessage(field(t.begin), t.periodError);
    await expectMessage(field(t.conditions), t.urlError);
  });

  await test.step('staff', async () => {
    const t = textsOf(staffMessages, 'de');
    await open(page, 'staff', t.heading);
    await button(t.add).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.email).fill('niemand');
    await dialog.getByRole('button', { name: t.add }).click();
    await expectMessage(dialog.getByLabel(t.email), t.emailError);
    await expectMessage(dialog.getByLabel(t.name), t.nameError);
    await expectMessage(dialog.getByLabel(t.addBranch), t.branchesError);
    await dialog.getByLabel(t.email).fill('staff@umkreis.example');
    await dialog.getByLabel(t.name).fill('Doppelt');
    await dialog.getByLabel(t.role).selectOption('staff');
    await dialog.getByRole('button', { name: t.add }).click();
    await expect(dialog.getByText(textsOf(problemMessages, 'de').exists)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('reference data', async () => {
    const t = textsOf(referenceMessages, 'de');
    await open(page, 'reference', t.heading);
    const dialog = page.getByRole('dialog');
    const entered = (label: string) =>
      dialog.locator('input:not([type=color]), textarea').and(dialog.getByLabel(label, { exact: true }));
    const expectErrors = async (
      area: string,
      add: string,
      cases: readonly (readonly [string, string | null, string])[],
    ) => {
      await button(area).click();
      await button(add).click();
      for (const [label, value] of cases) if (value !== null) await entered(label).fill(value);
      await dialog.getByRole('button', { name: t.create }).click();
      for (const [label, , error] of cases) await expectMessage(entered(label), t.fieldError({ field: error }));
      await page.keyboard.press('Escape');
    };
    await expectErrors(t.categories, t.newCategory, [
      [t.subCategory, null, 'subCategory'],
      [t.mainCategory, null, 'mainCategory'],
      [t.background, '#12', 'backgroundColorName'],
      [t.color, '', 'colorName'],
      [t.zOrder, '5000', 'zOrder'],
    ]);
    await expectErrors(t.tags, t.newTag, [
      [t.tagKey, null, 'tagKey'],
      [t.tagValue, null, 'tagValue'],
      [t.tagGroup, '-1', 'tagGroup'],
      [t.textColor, '#12', 'colorName'],
      [t.background, '', 'backgroundColorName'],
    ]);
    await expectErrors(t.keys, t.newKey, [
      [t.keyName, 'Zwei Worte', 'keyName'],
      [t.color, '#1', 'colorName'],
    ]);
    await expectErrors(t.icons, t.newIcon, [
      [t.iconTitle, 'Zwei Worte', 'title'],
      [t.iconSvg, 'kein Pfad', 'iconSvg'],
    ]);
    await button(t.lists).click();
    await button(t.newList).click();
    await dialog.getByRole('button', { name: t.create }).click();
    await expectMessage(dialog.getByLabel(t.listTitle({ language: t.english })), t.listTitleMissing);
    await page.keyboard.press('Escape');
  });

  await test.step('the settings of a map, also in English', async () => {
    const [t, names] = [textsOf(branchMessages, 'de'), textsOf(branchSettingMessages, 'de')];
    await open(page, 'branch?map=1', t.heading);
    const cases = [
      [t.title, 'title', ' '],
      [t.shortTitle, 'shortTitle', ''],
      [t.menuTitle, 'menuTitle', ''],
      [t.feedbackEmail, 'feedbackEmail', 'niemand'],
    ] as const;
    for (const [label, , value] of cases) await field(label).fill(value);
    await button(t.save).click();
    for (const [label, name] of cases) await expectMessage(field(label), names.fieldError({ field: name }));
    await field(t.title).fill('Aubach');
    await expect(field(t.title)).not.toHaveAttribute('aria-invalid', 'true');
    await field(t.title).fill(' ');
    await button(t.save).click();
    await button('English').click();
    await expectMessage(
      field(textsOf(branchMessages, 'en').title),
      textsOf(branchSettingMessages, 'en').fieldError({ field: 'title' }),
    );
    await button(textsOf(branchMessages, 'en').discard).click();
    await button(textsOf(branchMessages, 'en').partShortcuts).click();
    await button(textsOf(branchMessages, 'en').newShortcut).click();
    await button(textsOf(branchMessages, 'en').save).first().click();
    await expectMessage(
      field(textsOf(branchMessages, 'en').shortcutTitleEn),
      textsOf(branchMessages, 'en').titleMissing,
    );
  });
});
