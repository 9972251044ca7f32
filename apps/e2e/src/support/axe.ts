import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks a page with axe. Only a page with frames needs the mode in which axe opens a second page to join their
 * results: that takes as much CPU time as the check itself.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
