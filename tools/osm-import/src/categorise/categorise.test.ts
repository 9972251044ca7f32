import { describe, expect, it } from 'vitest';
import type { Tags } from '../shared/osm-data.ts';
import { categoriesOf } from './categories-of.ts';
import { detailsOf } from './details-of.ts';
import { categoriesByTag, categoriesOfNamed } from './categories-by-tag.ts';
import { tagsOf } from './tags-of.ts';
import * as trades from './trades-by-tag.ts';

const names = (tags: Tags) => categoriesOf(tags).map((row) => `${row.mainCategory}/${row.subCategory}`);
const tagNames = (tags: Tags) => tagsOf(tags, categoriesOf(tags)).map((tag) => `${tag.tagKey}=${tag.tagValue}`);
const details = (tags: Tags) =>
  Object.fromEntries(
    detailsOf(tags, categoriesOf(tags)).details.map(({ key, value, unit }) => [key, unit ? `${value} ${unit}` : value]),
  );

describe('categoriesOf', () => {
  it('uses only categories of its tables that exist', () => {
    for (const rule of Object.keys({ ...categoriesByTag, ...categoriesOfNamed })) {
      const [key, value] = rule.split('=');
      expect(names({ [key!]: value!, name: 'x' }).length, rule).toBeGreaterThan(0);
    }
    for (const shop of Object.keys(trades.shopRules)) expect(names({ shop })).toHaveLength(1);
    for (const craft of Object.keys(trades.craftRules)) expect(names({ craft })).toHaveLength(1);
    for (const office of Object.keys(trades.officeRules).filter((kind) => kind !== 'physician'))
      expect(names({ office })).toHaveLength(1);
  });

  it('returns several categories for multi-purpose objects, the most specific first', () => {
    expect(names({ amenity: 'restaurant', tourism: 'hotel', name: 'Adler' })).toEqual([
      'Sleeping/Hotel',
      'Eating/Restaurant',
    ]);
    expect(names({ amenity: 'restaurant', cuisine: 'italian;pizza' })[0]).toBe('Eating/Pizzeria');
  });

  it('distinguishes categories that share a tag', () => {
    expect(names({ amenity: 'place_of_worship', religion: 'christian', name: 'Kapelle St. Peter' })).toEqual([
      'Religion/Chapel',
    ]);
    expect(names({ leisure: 'pitch', sport: 'tennis' })).toEqual(['Activities/Tennis']);
    expect(names({ tourism: 'information', information: 'guidepost' })).toEqual(['Information/Guidepost']);
    expect(names({ amenity: 'vending_machine', vending: 'excrement_bags' })).toEqual(['Service/Dog waste basket']);
    expect(names({ shop: 'something_new' })).toEqual(['Shopping/Shop']);
  });

  it('leaves unnamed land cover and roads to the basemap', () => {
    expect(names({ natural: 'water' })).toEqual([]);
    expect(names({ natural: 'water', name: 'Gampriner Seele' })).toEqual(['Nature & Landscape/Lake']);
    expect(names({ highway: 'residential', name: 'Dorfstrasse' })).toEqual([]);
  });
});

describe('tagsOf', () => {
  it('translates the tags used for filtering', () => {
    expect(
      tagNames({
        amenity: 'restaurant',
        cuisine: 'pizza; kebab',
        takeaway: 'yes',
        delivery: 'yes',
        wheelchair: 'yes',
        outdoor_seating: 'yes',
        'drink:wine': 'yes',
        'diet:vegan': 'only',
      }),
    ).toEqual([
      'cuisine=pizza',
      'cuisine=kebab',
      'drink=wine',
      'takeout=true',
      'delivery=true',
      'eatingAmenities=terrace',
      'vegan=true',
      'wheelchair=yes',
    ]);
    expect(tagNames({ amenity: 'parking', parking: 'underground', fee: 'yes', surface: 'asphalt' })).toEqual([
      'parking=underground',
      'fee=yes',
      'surface=asphalt',
    ]);
    expect(tagNames({ emergency: 'defibrillator', opening_hours: '24/7' })).toEqual(['aed=alwaysAvailable']);
    expect(tagNames({ natural: 'peak', name: 'Kuegrat' })).toEqual(['mapPin=highAltitudeLabel']);
  });
});

describe('detailsOf', () => {
  it('uses the year of a building for the building only', () => {
    const museum = { tourism: 'museum', name: 'Museum', start_date: '1905' };
    expect(details(museum)).toMatchObject({ established: '1905' });
    expect(details({ ...museum, building: 'no' })).toMatchObject({ established: '1905' });
    expect(details({ ...museum, building: 'yes' })).toMatchObject({ yearBuilt: '1905' });
    expect(details({ ...museum, building: 'yes' }).established).toBeUndefined();
  });

  it('stores a picture as the link to its page', () => {
    const of = (tags: Tags) => details({ tourism: 'museum', name: 'Museum', ...tags }).pictureUrl;
    const page = 'https://commons.wikimedia.org/wiki/File:Museum.jpg';
    expect(of({ wikimedia_commons: 'File:Museum.jpg;File:Other.jpg' })).toBe(page);
    expect(of({ image: 'https://upload.wikimedia.org/wikipedia/commons/a/ab/Museum.jpg' })).toBe(page);
    expect(of({ wikimedia_commons: '?', image: 'https://town.example/m.jpg' })).toBe('https://town.example/m.jpg');
    expect(of({ image: 'javascript:alert(1)' })).toBeUndefined();
  });

  it('uses the keys of the catalogue', () => {
    expect(
      details({
        amenity: 'cafe',
        opening_hours: 'Mo-Fr 08:00-18:00',
        'contact:phone': '+423 232 22 22',
        website: 'https://a.example',
        'contact:instagram': '@cafe',
        ele: '455.2',
      }),
    ).toEqual({
      hours: 'Mo-Fr 08:00-18:00',
      phone: '+423 232 22 22',
      url: 'https://a.example',
      instagram: 'https://www.instagram.com/cafe',
      elevation: '455.2 m',
    });
    expect(details({ amenity: 'parking', capacity: '40', 'capacity:disabled': '2', maxstay: '90 min' })).toEqual({
      parkingSpaces: '40',
      parkingSpacesHandicapped: '2',
      parkingMaxParkingTime: '1.5 h',
    });
    expect(details({ amenity: 'bench', capacity: 'some', ele: 'high' })).toEqual({});
  });
});
