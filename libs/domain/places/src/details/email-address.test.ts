import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeRequestCreate } from '@umkreis/contract/change-request.ts';
import { isEmailAddress } from './email-address.ts';

const isTakenByApi = (text: string) => changeRequestCreate.shape.contactEmail.safeParse(text).success;
const part = fc.string({ unit: fc.constantFrom(..."abZ09._-+'@ ü"), minLength: 0, maxLength: 8 });
const domain = fc.constantFrom('', 'example.org', 'a.b.li', 'x-.com', '-x.com', 'example', 'a..de', 'münchen.de');

test('accepts exactly the addresses that the API accepts', () => {
  fc.assert(
    fc.property(part, domain, (local, host) => {
      for (const text of [`${local}@${host}`, local])
        expect([text, isEmailAddress(text)]).toEqual([text, isTakenByApi(text)]);
    }),
    { numRuns: 2000 },
  );
});
