import { endpoint } from './endpoint.ts';
import { listedMember, removedMember, staffCreate, staffParams, staffRevision, staffUpdate } from '../staff-write.ts';
import { staffMember } from '../dashboard.ts';
import { z } from 'zod';

export const staffEndpoints = {
  'GET /staff/me': endpoint({
    summary: 'Who is logged in',
    notes: 'Role and branches of the login; all branches for staff.',
    tag: 'staff',
    right: 'read',
    responses: { 200: staffMember },
  }),
  'GET /staff/': endpoint({
    summary: 'Members of the dashboard',
    notes: 'For staff. Reports whether a login is bound to a member, but not which one.',
    tag: 'staff',
    right: 'staff',
    responses: { 200: z.array(listedMember) },
  }),
  'GET /staff/revisions/': endpoint({
    summary: 'Permission changes with their authors, newest first',
    notes: 'For staff; the newest 500.',
    tag: 'staff',
    right: 'staff',
    responses: { 200: z.array(staffRevision) },
  }),
  'POST /staff/': endpoint({
    summary: 'Adds a member',
    notes: 'For staff. The first login whose e-mail the issuer has verified becomes theirs.',
    tag: 'staff',
    right: 'staff',
    body: staffCreate,
    responses: { 201: listedMember },
    example: { body: { email: 'anna@baeckerei.example', name: 'Anna Beck', role: 'editor', branchShortIds: [1] } },
  }),
  'PUT /staff/{email}': endpoint({
    summary: 'Writes name and rights of a member',
    notes: 'For staff; takes effect with the next request. Nobody can remove their own permissions: 409.',
    tag: 'staff',
    right: 'staff',
    params: staffParams,
    body: staffUpdate,
    responses: { 200: listedMember },
    example: {
      params: { email: 'anna@baeckerei.example' },
      body: { name: 'Anna Beck', role: 'editor', branchShortIds: [1] },
    },
  }),
  'PUT /staff/{email}/unbound': endpoint({
    summary: 'Frees a member from the login that was theirs',
    notes: 'For staff. The next verified login of the e-mail becomes theirs. Not for oneself: 409.',
    tag: 'staff',
    right: 'staff',
    params: staffParams,
    responses: { 200: listedMember },
    example: { params: { email: 'anna@baeckerei.example' } },
  }),
  'DELETE /staff/{email}': endpoint({
    summary: 'Ends a membership',
    notes: 'For staff; the history stays. Not for oneself: 409.',
    tag: 'staff',
    right: 'staff',
    params: staffParams,
    responses: { 200: removedMember },
    example: { params: { email: 'anna@baeckerei.example' } },
  }),
};
