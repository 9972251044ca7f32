import { expect, test } from 'vitest';
import { nearbyName } from './nearby-name.ts';

const bench = { de: 'Sitzbank', en: 'Bench' };

test.each([
  ['Primarschule', 'bei der Primarschule'],
  ['Primarschule Äule', 'bei der Primarschule Äule'],
  ['Bahnhof Nendeln', 'beim Bahnhof Nendeln'],
  ['Schloss Vaduz', 'beim Schloss Vaduz'],
  ['Rathaus', 'beim Rathaus'],
  ['Kindergarten Ebenholz', 'beim Kindergarten Ebenholz'],
  ['Alter Friedhof', 'beim Alten Friedhof'],
  ['Alte Rheinbrücke', 'bei der Alten Rheinbrücke'],
  ['Liechtensteinisches Landesmuseum', 'beim Liechtensteinischen Landesmuseum'],
  ['Liechtensteinische Post AG', 'bei der Liechtensteinischen Post AG'],
  ['Vaduzer Saal', 'beim Vaduzer Saal'],
  ['Sportanlagen Rheinwiese', 'bei den Sportanlagen Rheinwiese'],
  ['Migros', 'bei Migros'],
  ['St. Florin', 'bei St. Florin'],
  ['Burg Gutenberg', 'bei der Burg Gutenberg'],
  ['Liechtenstein Marketing', 'bei Liechtenstein Marketing'],
  ['Bad Ragaz', 'bei Bad Ragaz'],
  ['Denner Center', 'beim Denner Center'],
  ['Harrisburg Area High School', 'bei Harrisburg Area High School'],
])('names a bench near %s', (near, text) => {
  expect(nearbyName(bench, { near })).toEqual({ de: `Sitzbank ${text}`, en: `Bench near ${near}` });
});

test.each([
  ['Landstrasse', ' an der Landstrasse'],
  ['Alte Landstraße', ' an der Alten Landstraße'],
  ['Alvierweg', ' am Alvierweg'],
  ['Peter-Kaiser-Platz', ' am Peter-Kaiser-Platz'],
  ['Im Bretscha', ', Im Bretscha'],
  ['Main Street', ', Main Street'],
])('names a bench on the street %s', (onStreet, text) => {
  expect(nearbyName(bench, { onStreet })).toEqual({ de: `Sitzbank${text}`, en: `Bench, ${onStreet}` });
});

test('prefers a place to a street and returns the category without either', () => {
  expect(nearbyName(bench, { near: 'Rathaus', onStreet: 'Städtle' }).de).toBe('Sitzbank beim Rathaus');
  expect(nearbyName(bench, {})).toEqual(bench);
});
