import base from './playwright.config.ts';
export default { ...base, globalSetup: undefined, globalTeardown: undefined, retries: 0, reporter: [['list']] };
