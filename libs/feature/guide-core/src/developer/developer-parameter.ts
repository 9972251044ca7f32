/** Query parameter that shows the camera's parameters and tests the branch's boundaries */
export const developerParameter = 'developer';
