import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Country } from '@umkreis/contract/geography.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** All countries. */
export const useCountries = (context: ApiContext): Read<Country[]> => useRead(apiUrl(context, apiPaths.countries));
