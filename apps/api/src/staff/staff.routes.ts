import type { ListedMember } from '@umkreis/contract/staff-write.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import {
  addMember,
  listMembers,
  removeMember,
  setRights,
  unbindMember,
  type Member,
} from '@umkreis/db/staff-members.ts';
import { personOf } from '../auth/guard.ts';
import { branchesOf } from '../auth/logins.repository.ts';
import type { Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { assertStillStaff, loadStaffRevisions } from './staff.repository.ts';

const listed = (member: Member): ListedMember => ({
  email: member.email,
  name: member.name,
  role: member.role,
  branchShortIds: branchesOf(member),
  isBound: member.subject !== null,
});

/** Members cannot remove their own permissions: another member of staff has to do it. */
function assertOther(person: Person, email: string): void {
  if (person.email === email)
    throw new ProblemError(409, 'own-rights', 'Own permissions cannot be changed', {
      detail: 'Another member of the staff can change them.',
    });
}

// If two members remove each other concurrently, the second one is no longer staff when its transaction runs.
const by = (person: Person) => ({
  author: person.email,
  check: (trx: Parameters<typeof assertStillStaff>[0]) => assertStillStaff(trx, person.email),
});

/** Members of the dashboard, managed by staff; changes take effect with the next request. */
export async function staffRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addReads(app, context);
  addRights(app, context);
}

function addReads(app: TypedApp, { db }: ApiContext): void {
  app.handle('GET /staff/me', async (request) => personOf(request));

  app.handle('GET /staff/', async (request) => {
    const members = (await listMembers(db)).map(listed);
    await recordAccess(db, { person: personOf(request).email, action: 'staff-read', records: members.length });
    return members;
  });

  app.handle('GET /staff/revisions/', async (request) => {
    const revisions = await loadStaffRevisions(db);
    await recordAccess(db, {
      person: personOf(request).email,
      action: 'staff-revisions-read',
      records: revisions.length,
    });
    return revisions;
  });
}

function addRights(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /staff/', async (request) => {
    const { email, name, role, branchShortIds } = request.body;
    const created = await addMember(
      db,
      { email, name, role, branch_ids: inOrder(branchShortIds) },
      by(personOf(request)),
    );
    if (!created)
      throw new ProblemError(409, 'exists', 'There is a member of that e-mail already', {
        detail: 'Change the rights of the one that is there.',
      });
    return listed(created);
  });

  app.handle('PUT /staff/{email}', async (request) => {
    const { email } = request.params;
    const person = personOf(request);
    const { name, role, branchShortIds } = request.body;
    if (role !== 'staff') assertOther(person, email);
    const written = await setRights(db, email, { name, role, branch_ids: inOrder(branchShortIds) }, by(person));
    if (!written) throw notFound('Member');
    return listed(written);
  });

  app.handle('PUT /staff/{email}/unbound', async (request) => {
    const { email } = request.params;
    const person = personOf(request);
    assertOther(person, email);
    const freed = await unbindMember(db, email, by(person));
    if (!freed) throw notFound('Member');
    return listed(freed);
  });

  app.handle('DELETE /staff/{email}', async (request) => {
    const { email } = request.params;
    const person = personOf(request);
    assertOther(person, email);
    if (!(await removeMember(db, email, by(person)))) throw notFound('Member');
    return { email };
  });
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
