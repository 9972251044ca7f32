/** Parameter with which a map says what its camera is, and tries its boundaries. */
export const developerParameter = 'developer';
