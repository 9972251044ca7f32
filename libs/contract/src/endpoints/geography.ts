import { city, country, state, stateDistrict } from '../geography.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

export const geographyEndpoints = {
  'GET /countries/': endpoint({
    summary: 'Countries',
    notes: '`ohStateField` states whether holidays depend on the state.',
    tag: 'geography',
    right: 'public',
    responses: { 200: z.array(country) },
  }),
  'GET /states/': endpoint({
    summary: 'States',
    notes: 'States of the countries whose holidays depend on them.',
    tag: 'geography',
    right: 'public',
    responses: { 200: z.array(state) },
  }),
  'GET /states/districts/': endpoint({
    summary: 'Districts of states',
    notes: 'Districts below the states; a country without states has districts directly.',
    tag: 'geography',
    right: 'public',
    responses: { 200: z.array(stateDistrict) },
  }),
  'GET /cities/countryid/{countryId}': endpoint({
    summary: 'Cities of a country',
    notes: 'Cities by name; empty for a country without any.',
    tag: 'geography',
    right: 'public',
    params: z.object({ countryId: uuid.describe('Country') }),
    responses: { 200: z.array(city) },
    example: { params: { countryId: exampleId } },
  }),
  'GET /cities/latlon/{lat}/{lon}': endpoint({
    summary: 'Cities around a point, nearest first',
    notes: 'At most ten cities within about 30 km.',
    tag: 'geography',
    right: 'public',
    params: z.object({
      lat: z.coerce.number().min(-90).max(90).describe('Latitude, WGS 84, degrees'),
      lon: z.coerce.number().min(-180).max(180).describe('Longitude, WGS 84, degrees'),
    }),
    responses: { 200: z.array(city) },
    example: { params: { lat: 47.14103, lon: 9.52086 } },
  }),
};
