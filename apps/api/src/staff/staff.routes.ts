import { staffMember } from '@umkreis/contract/dashboard.ts';
import {
  listedMember,
  removedMember,
  staffCreate,
  staffParams,
  staffRevision,
  staffUpdate,
  type ListedMember,
} from '@umkreis/contract/staff-write.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import {
  addMember,
  listMembers,
  removeMember,
  setRights,
  unbindMember,
  type Member,
} from '@umkreis/db/staff-members.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { branchesOf } from '../auth/logins.repository.ts';
import type { Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { assertStillStaff, loadStaffRevisions } from './staff.repository.ts';

const tags = ['staff'];
const staff = { right: 'staff' } as const;

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
  app.get(
    '/staff/me',
    { config: { right: 'read' }, schema: { summary: 'Who is logged in', tags, response: { 200: staffMember } } },
    async (request) => personOf(request),
  );

  app.get(
    '/staff/',
    { config: staff, schema: { summary: 'Members of the dashboard', tags, response: { 200: z.array(listedMember) } } },
    async (request) => {
      const members = (await listMembers(db)).map(listed);
      await recordAccess(db, { person: personOf(request).email, action: 'staff-read', records: members.length });
      return members;
    },
  );

  app.get(
    '/staff/revisions/',
    {
      config: staff,
      schema: {
        summary: 'Permission changes with their authors, newest first',
        tags,
        response: { 200: z.array(staffRevision) },
      },
    },
    async (request) => {
      const revisions = await loadStaffRevisions(db);
      await recordAccess(db, {
        person: personOf(request).email,
        action: 'staff-revisions-read',
        records: revisions.length,
      });
      return revisions;
    },
  );
}

function addRights(app: TypedApp, { db }: ApiContext): void {
  app.post(
    '/staff/',
    { config: staff, schema: { summary: 'Adds a member', tags, body: staffCreate, response: { 201: listedMember } } },
    async (request, reply) => {
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
      return reply.code(201).send(listed(created));
    },
  );

  app.put(
    '/staff/:email',
    {
      config: staff,
      schema: {
        summary: 'Writes name and rights of a member',
        tags,
        params: staffParams,
        body: staffUpdate,
        response: { 200: listedMember },
      },
    },
    async (request) => {
      const { email } = request.params;
      const person = personOf(request);
      const { name, role, branchShortIds } = request.body;
      if (role !== 'staff') assertOther(person, email);
      const written = await setRights(db, email, { name, role, branch_ids: inOrder(branchShortIds) }, by(person));
      if (!written) throw notFound('Member');
      return listed(written);
    },
  );

  app.put(
    '/staff/:email/unbound',
    {
      config: staff,
      schema: {
        summary: 'Frees a member from the login that was theirs',
        tags,
        params: staffParams,
        response: { 200: listedMember },
      },
    },
    async (request) => {
      const { email } = request.params;
      const person = personOf(request);
      assertOther(person, email);
      const freed = await unbindMember(db, email, by(person));
      if (!freed) throw notFound('Member');
      return listed(freed);
    },
  );

  app.delete(
    '/staff/:email',
    {
      config: staff,
      schema: { summary: 'Ends a membership', tags, params: staffParams, response: { 200: removedMember } },
    },
    async (request) => {
      const { email } = request.params;
      const person = personOf(request);
      assertOther(person, email);
      if (!(await removeMember(db, email, by(person)))) throw notFound('Member');
      return { email };
    },
  );
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
