import { expect, test } from 'vitest';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { isProfile, isSocial } from './social-links.ts';

test('recognizes social links of the catalogue, all of which are profiles except the chat', () => {
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

test('excludes websites, shops, bookings and orders', () => {
  for (const key of ['url', 'webShopUrl', 'booking', 'airbnb', 'menu', 'phone', 'email'])
    expect([key, isSocial(key), isProfile(key)]).toEqual([key, false, false]);
});
