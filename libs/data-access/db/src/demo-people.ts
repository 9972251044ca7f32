import type { Role } from '@umkreis/contract/dashboard.ts';

export interface DemoPerson {
  /** Subject of their tokens. */
  subject: string;
  email: string;
  name: string;
  role: Role;
  branchIds: number[];
  /** Their permissions, in German and English. */
  description: string;
  descriptionEn: string;
}

/** The three logins of a machine without an identity provider. */
export const demoPeople: readonly DemoPerson[] = [
  {
    subject: 'demo|staff',
    email: 'staff@umkreis.example',
    name: 'Anna Steiner',
    role: 'staff',
    branchIds: [],
    description: 'Betreiber: alle Karten',
    descriptionEn: 'Provider: all maps',
  },
  {
    subject: 'demo|editor-1',
    email: 'editor@vaduz.example',
    name: 'Ben Marxer',
    role: 'editor',
    branchIds: [1],
    description: 'Redaktion der Gemeinde (Karte 1)',
    descriptionEn: 'Editor of the municipality (map 1)',
  },
  {
    subject: 'demo|editor-21',
    email: 'editor@bergbahnen.example',
    name: 'Carla Beck',
    role: 'editor',
    branchIds: [21],
    description: 'Redaktion der Bergbahnen (Karte 21)',
    descriptionEn: 'Editor of the ski resort (map 21)',
  },
];

export const personBySubject = (subject: string) => demoPeople.find((person) => person.subject === subject);
export const personByEmail = (email: string) =>
  demoPeople.find((person) => person.email === email.trim().toLowerCase());
