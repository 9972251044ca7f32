/** An instant as in responses. @param instant PostgreSQL writes those within JSON with its own precision and offset */
export const isoInstant = (instant: Date | string): string => new Date(instant).toISOString();
