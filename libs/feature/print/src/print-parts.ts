import type { ComponentType } from 'react';

/** Parts of the sheet that belong to other features; the app passes them. */
export interface PrintParts {
  /** The open list of the visitor. @param columns of the sheet */
  MyList: ComponentType<{ title: string; columns: number }>;
}
