import { describe, expect, test } from 'vitest';
import { categories, fallbackCategoryId } from './categories.ts';
import { countries } from './countries.ts';
import { states } from './states.ts';
import { detailKeys, type DetailKeyRow } from './detail-keys.ts';
import { iconTitles } from './icons.ts';
import { mainCategories } from './main-categories.ts';
import { stateDistricts } from './state-districts.ts';
import { symbolSizes, symbolTemplates } from './symbol-templates.ts';
import { branchTagValues } from './tag-values.ts';
import { valueGroups } from './tag-groups.ts';
import { tags } from './tags.ts';
import { defaultTagColorName, fleaMarketColors } from './theme-colors.ts';

const words = (text: string) => text.trim().split(/\s*,\s*|\n\s*/);
const keysWhere = (isWanted: (row: DetailKeyRow) => boolean) =>
  new Set(detailKeys.filter(isWanted).map((row) => row.keyName));
const missing = (wanted: readonly string[], has: ReadonlySet<string>) => wanted.filter((one) => !has.has(one));
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

describe('contains the detail keys of the specification', () => {
  test.each([
    [
      'number',
      true,
      'activityWayAscent, activityWayDescent, activityWayLength, activityWayWalkingDuration, chargingMaxParkingTime, elevation, height, parkingMaxParkingTime',
    ],
    ['number', false, 'chargingStalls, parkingSpaces, parkingSpacesHandicapped, transportBusLineOffset'],
    ['email', false, 'email'],
    ['hours', false, 'deliveryHours, hours, operatingHours, takeoutHours, transportForbiddenHours'],
    ['markdown', false, 'eventOffer, eventNotes, exhibitionDescription, exhibitionNotes, exhibitionOffer'],
    [
      'url',
      false,
      `airbnb, booking, deliveryDirectly, deliveryEatch, deliveryEtingo, directly, eventBuyTicketsUrl, facebook, googleMaps, instagram, linkedIn, menu, menuDrinks, opentable, outdooractiveRegioLi, outdooractive,
      pinterest, spotify, tableDirectly, takeoutDirectly, tiktok, transportBusLineScheduleDownload, tripadvisor, twitter, url, usageRequestDirectly, view360, vimeo, whatsapp, yelp, youtube, eventDirectly, webShopUrl, webShopThirdPartyUrl, pictureUrl`,
    ],
    [
      'text',
      false,
      `contactSource, covid19, hoursSource, architect, chargingNote, eatingNotes, established, eventPriceNotes, exhibitionAddress, exhibitionCity, exhibitionShortOffer, exhibitionVisibleSearchKeywords, exhibitionWegaButton,
      importantNote, level, mapTitle, parkingName, parkingNote, searchKeyWords, shortDescription, standId, startDate, takeoutNotes, usefulInformation, transportBusLineColor, transportStopId, lineColor, geojsonLineColor, deliveryNotes, webShopNotes, yearBuilt`,
    ],
    ['phone', false, 'phone'],
  ] as const)('%s, with a unit: %s', (type, needsUnit, names) => {
    expect(keysWhere((row) => row.type === type && row.needsUnit === needsUnit)).toEqual(new Set(words(names)));
  });

  test('hides the specified keys in the editor', () => {
    expect(keysWhere((row) => row.isHidden)).toEqual(new Set(['contactSource', 'covid19', 'hoursSource']));
  });
});

describe('categories', () => {
  test('contains the main categories', () => {
    expect(mainCategories.map((row) => row.name).toSorted()).toEqual(
      words(
        'Activities, Craft & Produce, Drinking & Nightlife, Eating, Education & Science, Entertainment & Culture, Event, Exhibition, Experience, Highway, History & Politics, Information, Nature & Landscape, Place, Religion, Service, Shopping, Sights, Sleeping, Transport',
      ),
    );
  });

  test('contains the named sub categories', () => {
    expect(
      missing(
        words(`Playground, Restaurant, Bus stop, Parking, Charging station, Hotel, Toilet, Entrance/Exit, Hall, Tent, Sales stand, Sales stand (premium), Information touch screen, Construction site, Crossing, Danger, Encounter zone,
      Footway, Garden, Chairlift, Platter lift, Rope tow lift, T-bar lift, Bench, Board, Dog waste basket, Picnic table, Waste basket, Wayside cross, Wayside shrine, Forbidden`),
        new Set(categories.map((row) => row.subCategory)),
      ),
    ).toEqual([]);
    expect(categories.find((row) => row.subCategory === 'Forbidden')?.mainCategory).toBe('Transport');
  });

  test('uses zOrder 10 by default, #FFC148 for premium stands, a fallback category and the pin', () => {
    expect(categories.find((row) => row.subCategory === 'Bench')?.zOrder).toBe(10);
    expect(categories.find((row) => row.subCategory === 'Sales stand (premium)')).toMatchObject({
      backgroundColorName: '#FFC148',
      colorName: '#FFFFFF',
    });
    expect(categories.some((row) => row.id === fallbackCategoryId)).toBe(true);
    expect(iconTitles).toContain('pin');
  });
});

describe('tags', () => {
  const values = (key: string) => new Set(tags.filter((row) => row.tagKey === key).map((row) => row.tagValue));

  test.each([
    ['aed', 'alwaysAvailable'],
    ['aerialway:occupancy', '4, 6'],
    ['delivery', 'true'],
    ['drink', 'spritz, syrup, tea, wine, yes, christmas_beer'],
    ['drinkingWater', 'yes, no'],
    ['eatingAmenities', 'terrace'],
    ['exhibition', 'light, premium'],
    ['garden:type', 'herbs'],
    ['inPlace', 'true'],
    ['isOperating', 'true'],
    ['no visits', 'true'],
    ['parking', 'parking disk, parking garage, surface, underground'],
    ['surface', 'asphalt, gravel'],
    ['takeout', 'true'],
    ['topChoice', 'true'],
    ['webshop', 'true'],
    ['wheelchair', 'yes'],
    ['season', '[summer], [winter]'],
    [
      'fleaMarket',
      `adultsClothingAccessories, artDecor, books, carAccessories, cdDvdGames, electronics, equestrianEquipment, fleamarketSuprises, furniture, gamesPuzzles, gardenItems, hobbiesCrafts, householdItems, kidsItems, music, petSupplies,
      specialCollectibles, sportsLeisure, toolsEquipment, travelLuggage`,
    ],
    ['symbolAlwaysHidden', 'true'],
    ['mapPin', 'highAltitudeLabel'],
    ['hideOnMainQuo', 'true'],
    ['geojson:isPermanentlyVisibleOnMap', 'true'],
    ['way:isPermanentlyVisibleOnMap', 'true'],
  ])('%s = %s', (key, wanted) => {
    expect(missing(words(wanted), values(key))).toEqual([]);
  });

  test('has many cuisines and drinks, and tiers named standard and premium', () => {
    expect(values('cuisine').size).toBeGreaterThan(70);
    expect(values('drink').size).toBeGreaterThan(15);
    expect(tags.filter((row) => row.tagKey === 'exhibition').map((row) => row.tagValueName.de)).toEqual([
      'Standard',
      'Premium',
    ]);
  });

  test("has the values of the branches' tag keys", () => {
    expect(
      missing(
        words(`kulinarik, transport, einkaufen, spielplätze, sportstätten, funken, geschichte, aed, bildungBetreuung, unterkunft, events, aussteller, praktisches, verkehrssicherheit, wege, halle, zelt, stand, hauptsponsor, presentingPartner,
      patronat, varA, varB, verkehrssicherheit:sichereWege, verkehrssicherheit:übergang, verkehrssicherheit:zonen, verkehrssicherheit:baustellen, button:nah`),
        new Set(branchTagValues.map(([value]) => value)),
      ),
    ).toEqual([]);
  });

  test('has the groups that show their value, and uses all groups of the filter', () => {
    expect([...valueGroups].toSorted((a, b) => a - b)).toEqual([
      11, 1001, 1003, 1004, 2001, 2002, 2003, 4001, 4002, 6001, 100001,
    ]);
    for (const group of [1001, 1003, 1011, 6001])
      expect(
        tags.some((row) => row.tagGroup === group && !row.isHidden),
        String(group),
      ).toBe(true);
  });

  test('uses the accent by default, colours for hours, and a readable one for each kind of flea market goods', () => {
    expect(defaultTagColorName).toBe('accentPink');
    expect(tags.find((row) => row.tagKey === 'cuisine')?.colorName).toBe('accentPink');
    expect(tags.find((row) => row.tagKey === 'inPlace')?.colorName).toBe('ohOpen');
    expect(new Set(Object.keys(fleaMarketColors))).toEqual(values('fleaMarket'));
    for (const row of tags.filter((one) => one.tagKey === 'fleaMarket')) expect(row.colorName).toBe(row.tagValue);
    expect(new Set(Object.values(fleaMarketColors)).size).toBe(20);
    for (const [name, color] of Object.entries(fleaMarketColors))
      expect(1.05 / (luminance(color) + 0.05), name).toBeGreaterThanOrEqual(4.5);
  });
});

test('fills symbol templates with size, name, colours and a symbol', () => {
  expect(symbolSizes).toEqual({ icon: [40, 40], circle: [40, 40], event: [68, 68], selected: [54, 74] });
  for (const variant of ['icon', 'circle', 'event', 'selected'] as const) {
    const svg = symbolTemplates[variant]({
      width: 48,
      height: 64,
      name: 'Café "Müller"',
      background: '#123456',
      foreground: '#ABCDEF',
      symbol: 'M0 0h1z',
    });
    for (const part of ['width="48"', 'height="64"', 'Café &#34;Müller&#34;', '#123456', 'M0 0h1z'])
      expect(svg, variant).toContain(part);
    expect(svg.includes('#ABCDEF'), variant).toBe(variant !== 'icon');
  }
});

test('links countries, states and districts consistently', () => {
  expect(countries.find((row) => row.iso2 === 'CH')?.ohStateField).toBe('state');
  expect(countries.find((row) => row.iso2 === 'LI')?.ohStateField).toBeNull();
  const ids = { country: new Set(countries.map((row) => row.id)), state: new Set(states.map((row) => row.id)) };
  expect(
    stateDistricts.filter(
      (row) => !ids.country.has(row.countryId) || (row.stateId !== null && !ids.state.has(row.stateId)),
    ),
  ).toEqual([]);
  expect(new Set(stateDistricts.map((row) => row.id)).size).toBe(stateDistricts.length);
  expect(stateDistricts.map((row) => row.title)).toEqual(
    expect.arrayContaining(['Oberland', 'Unterland', 'Werdenberg', 'Feldkirch', 'Prättigau/Davos']),
  );
});
