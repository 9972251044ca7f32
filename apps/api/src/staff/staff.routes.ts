import { staffMember } from '@umkreis/contract/dashboard.ts';
import { personOf } from '../auth/guard.ts';
import type { TypedApp } from '../http/typed-app.ts';

export async function staffRoutes(app: TypedApp): Promise<void> {
  app.get(
    '/staff/me',
    {
      config: { right: 'read' },
      schema: { summary: 'Who is logged in', tags: ['staff'], response: { 200: staffMember } },
    },
    async (request) => personOf(request),
  );
}
