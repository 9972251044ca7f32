import { city, country, state, stateDistrict } from '@umkreis/contract/geography.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { citiesNear, citiesOf, loadCountries, loadStateDistricts, loadStates } from './geography.repository.ts';

const FRESH_MS = 10_000;
const bucket = () => String(Math.floor(Date.now() / FRESH_MS));

export async function geographyRoutes(app: TypedApp, { db, documents }: ApiContext): Promise<void> {
  app.get(
    '/countries/',
    {
      config: { right: 'public' },
      schema: { summary: 'Countries', tags: ['geography'], response: { 200: z.array(country) } },
    },
    async (request, reply) =>
      sendDocument(request, reply, await documents.get('countries', bucket(), () => loadCountries(db))),
  );

  app.get(
    '/states/',
    {
      config: { right: 'public' },
      schema: { summary: 'States', tags: ['geography'], response: { 200: z.array(state) } },
    },
    async (request, reply) =>
      sendDocument(request, reply, await documents.get('states', bucket(), () => loadStates(db))),
  );

  app.get(
    '/states/districts/',
    {
      config: { right: 'public' },
      schema: { summary: 'Districts of states', tags: ['geography'], response: { 200: z.array(stateDistrict) } },
    },
    async (request, reply) =>
      sendDocument(request, reply, await documents.get('state-districts', bucket(), () => loadStateDistricts(db))),
  );

  app.get(
    '/cities/countryid/:countryId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Cities of a country',
        tags: ['geography'],
        params: z.object({ countryId: uuid.describe('Country') }),
        response: { 200: z.array(city) },
      },
    },
    async (request) => citiesOf(db, request.params.countryId),
  );

  app.get(
    '/cities/latlon/:lat/:lon',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Cities around a point, nearest first',
        tags: ['geography'],
        response: { 200: z.array(city) },
        params: z.object({
          lat: z.coerce.number().min(-90).max(90).describe('Latitude, WGS 84, degrees'),
          lon: z.coerce.number().min(-180).max(180).describe('Longitude, WGS 84, degrees'),
        }),
      },
    },
    async (request) => citiesNear(db, request.params.lat, request.params.lon),
  );
}
