import type { AuditTables } from './tables/audit-tables.ts';
import type { BranchTables } from './tables/branch-tables.ts';
import type { ReferenceTables } from './tables/reference-tables.ts';
import type { ItemTables } from './tables/item-tables.ts';
import type { EventTables } from './tables/event-tables.ts';
import type { GuideTables } from './tables/guide-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { TimetableTables } from './tables/timetable-tables.ts';

/** Columns as stored in the database. */
export interface Database
  extends
    AuditTables,
    BranchTables,
    ReferenceTables,
    ItemTables,
    EventTables,
    GuideTables,
    ImportTables,
    TimetableTables {}
