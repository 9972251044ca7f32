import type { Language } from '@umkreis/contract/boot.ts';
import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';

/**
 * A feature's name in the interface's language, otherwise its local name. Shortbread has empty strings for missing
 * translations.
 */
export function nameIn(language: Language): ExpressionSpecification {
  const own: ExpressionSpecification = ['coalesce', ['get', `name_${language}`], ''];
  return ['case', ['==', own, ''], ['coalesce', ['get', 'name'], ''], own];
}
