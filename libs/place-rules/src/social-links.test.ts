import { expect, test } from 'vitest';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { isProfile, isSocial } from './social-links.ts';

test('of the catalogue these are social, and all but the chat show the place elsewhere', () => {
  const social = detailKeys.map(({ keyName }) => keyName).filter(isSocial);
  expect(social.toSorted()).toEqual([
    'facebook',
    'googleMaps',
    'instagram',
    'linkedIn',
    'pinterest',
    'spotify',
    'tiktok',
    'tripadvisor',
    'twitter',
    'vimeo',
    'whatsapp',
    'yelp',
    'youtube',
  ]);
  expect(social.filter((key) => !isProfile(key))).toEqual(['whatsapp']);
});

test('a website, a shop, a booking or an order is none', () => {
  for (const key of ['url', 'webShopUrl', 'booking', 'airbnb', 'menu', 'phone', 'email'])
    expect([key, isSocial(key), isProfile(key)]).toEqual([key, false, false]);
});
