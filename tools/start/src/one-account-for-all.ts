/** Limits for tests and benchmarks in which one account does the work of many people. */
export const oneAccountForAll = { LIMIT_ACCOUNT_REQUESTS: '100000', LIMIT_ACCOUNT_MEGABYTES: '100000' };
