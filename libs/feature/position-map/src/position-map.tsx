import { useGuide, type PositionMapProps } from '@umkreis/guide-core/guide-context.tsx';
import PinMap from './pin-map.tsx';

/** The map on which a visitor sets a point. */
export default function PositionMap(props: PositionMapProps) {
  return <PinMap boot={useGuide().boot} {...props} />;
}
