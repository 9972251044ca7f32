import { useQueryValue } from '@umkreis/guide/url/use-query-value.ts';
import { flavours, type Flavour } from '@umkreis/map-style/style-options.ts';

/** The style the map is drawn in, in the URL as `style`; Strasse is not named. */
export function useFlavour(): [Flavour, (flavour: Flavour) => void] {
  const [name, setName] = useQueryValue('style');
  const flavour = flavours.find((known) => known === name) ?? 'strasse';
  return [flavour, (next) => setName(next === 'strasse' ? null : next)];
}
