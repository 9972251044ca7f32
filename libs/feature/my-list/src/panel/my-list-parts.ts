import type { ComponentType } from 'react';

/** Parts of the list's panel that belong to other features; the app passes those it offers. */
export interface MyListParts {
  /** Shares a page of the guide. @param path with its query */
  ShareButton: ComponentType<{ title: string; label: string; path: string }>;
  /** Opens the print sheet; without it the list offers none. */
  PrintButton?: ComponentType;
}
