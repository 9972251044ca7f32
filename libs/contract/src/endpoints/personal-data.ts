import { endpoint } from './endpoint.ts';
import { personAddress, personErased, personExport, personFound, retentionPeriods } from '../personal-data.ts';

const LARGEST_BODY = 4096;

export const personalDataEndpoints = {
  'GET /personal-data/retention/': endpoint({
    summary: 'How long personal data is stored',
    notes: 'For staff; as the service is configured.',
    tag: 'personal data',
    right: 'staff',
    responses: { 200: retentionPeriods },
  }),
  'POST /personal-data/find/': endpoint({
    summary: 'How much visitors stored under an address, by kind and branch',
    notes: 'For staff; recorded in the audit log, with the hash of the address.',
    tag: 'personal data',
    right: 'staff',
    rate: 'personalData',
    limits: { bytes: LARGEST_BODY },
    body: personAddress,
    responses: { 200: personFound },
    example: { body: { email: 'anna@baeckerei.example' } },
  }),
  'POST /personal-data/export/': endpoint({
    summary: 'All that visitors stored under an address',
    notes: 'For staff; recorded in the audit log, with the hash of the address.',
    tag: 'personal data',
    right: 'staff',
    rate: 'personalData',
    limits: { bytes: LARGEST_BODY },
    body: personAddress,
    responses: { 200: personExport },
    example: { body: { email: 'anna@baeckerei.example' } },
  }),
  'POST /personal-data/erase/': endpoint({
    summary: 'Erases what visitors stored under an address',
    notes:
      'For staff; recorded in the audit log with the hash of the address. Entries keep their ID, so that draws can be repeated. Idempotent.',
    tag: 'personal data',
    right: 'staff',
    rate: 'personalData',
    limits: { bytes: LARGEST_BODY },
    body: personAddress,
    responses: { 200: personErased },
    example: { body: { email: 'anna@baeckerei.example' } },
  }),
};
