import type { ApiContext } from '../context/context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { citiesNear, citiesOf, loadCountries, loadStateDistricts, loadStates } from './geography.repository.ts';

const FRESH_MS = 10_000;
const bucket = () => String(Math.floor(Date.now() / FRESH_MS));

export async function geographyRoutes(app: TypedApp, { db, documents }: ApiContext): Promise<void> {
  app.handle('GET /countries/', async (request, reply) =>
    sendDocument(request, reply, await documents.get('countries', bucket(), () => loadCountries(db))),
  );

  app.handle('GET /states/', async (request, reply) =>
    sendDocument(request, reply, await documents.get('states', bucket(), () => loadStates(db))),
  );

  app.handle('GET /states/districts/', async (request, reply) =>
    sendDocument(request, reply, await documents.get('state-districts', bucket(), () => loadStateDistricts(db))),
  );

  app.handle('GET /cities/countryid/{countryId}', async (request) => citiesOf(db, request.params.countryId));

  app.handle('GET /cities/latlon/{lat}/{lon}', async (request) =>
    citiesNear(db, request.params.lat, request.params.lon),
  );
}
