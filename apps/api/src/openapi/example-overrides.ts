interface Override { parameters?: Record<string, unknown>; request?: unknown; response?: unknown }

/** Examples that cannot be put together field by field. */
export const exampleOverrides: Readonly<Record<string, Override>> = {};
