import type { ReactNode } from 'react';
import type { Flavour } from '@umkreis/map-style/style-options.ts';
import { palette, type Palette } from '@umkreis/map-style/palette.ts';
import { useDark } from '@umkreis/ui/use-dark.ts';

/** A drawn piece of map in a style, 64 × 44: the same hill, river and village in each. */
export default function StyleThumbnail({ flavour }: { flavour: Flavour }) {
  const dark = useDark();
  const colors = palette({ topo: flavour === 'topo', winter: false, dark });
  return (
    <svg aria-hidden viewBox="0 0 64 44" className="block w-full rounded-[0.375rem]">
      {pictures[flavour](colors)}
    </svg>
  );
}

const hill = 'M0 0h40c2 8-4 13-12 15S10 20 0 18z';
const river = 'M64 12c-9 1-13 6-19 10S30 30 22 32 8 35 0 35';
const street = 'M0 27c14 0 21-3 28-10S44 6 64 4';
const lane = 'M31 14c6 9 12 18 16 30';
const lowerLane = 'M41 33 64 27';

/** [x, y] of the houses' upper left corners */
const houses = [
  [46, 29],
  [53, 33],
  [35, 33],
  [52, 21],
  [41, 24],
] as const;

/** Half of the rings of a hill whose top is beyond the upper left corner */
const contours = [
  'M0 6c6 1 12-1 15-6',
  'M0 11c9 2 19-1 25-11',
  'M0 16c12 3 27-1 33-16',
  'M0 22c18 2 34-4 42-22',
  'M64 30c-8 0-15 6-17 14',
];

const line = (d: string, color: string, width: number, dashes?: string) => (
  <path d={d} fill="none" stroke={color} strokeWidth={width} strokeDasharray={dashes} strokeLinecap="round" />
);

const ground = (colors: Palette) => (
  <>
    <path d="M0 0h64v44H0z" fill={colors.land} />
    <path d={hill} fill={colors.wood} />
    {line(river, colors.water, 4)}
  </>
);

const streets = (colors: Palette) => (
  <>
    {line(lane, colors.roadCasing, 3)}
    {line(lowerLane, colors.roadCasing, 3)}
    {line(street, colors.mainRoadCasing, 4.5)}
    {line(lane, colors.road, 2)}
    {line(lowerLane, colors.road, 2)}
    {line(street, colors.mainRoad, 3)}
  </>
);

const pictures: Record<Flavour, (colors: Palette) => ReactNode> = {
  strasse: (colors) => (
    <>
      {ground(colors)}
      {streets(colors)}
      {houses.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}h5v4h-5z`} fill={colors.building} stroke={colors.buildingLine} strokeWidth={0.5} />
      ))}
    </>
  ),
  topo: (colors) => (
    <>
      {ground(colors)}
      {contours.map((ring) => (
        <g key={ring} opacity={0.7}>
          {line(ring, colors.contour, 0.8)}
        </g>
      ))}
      {line(street, colors.mainRoadCasing, 3)}
      {line(street, colors.mainRoad, 2)}
      {line('M8 0c4 8 12 8 14 16s10 6 14 14 8 8 10 14', colors.hikingPath, 1.2, '3 2')}
    </>
  ),
  satellit: () => (
    <>
      <path d="M0 0h64v44H0z" fill="#6F7F4B" />
      <path d="M36 26 64 20v24H44z" fill="#93935C" />
      <path d="M0 36l22-3 6 11H0z" fill="#5D6E3E" />
      <path d={hill} fill="#2F4A2C" />
      {line(river, '#3C5C66', 4)}
      {line(street, '#B9B4A2', 2)}
      {line(lane, '#B9B4A2', 1.2)}
      {houses.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}h5v4h-5z`} fill="#A5654A" />
      ))}
    </>
  ),
  '3d': (colors) => (
    <>
      <path d="M0 0h64v44H0z" fill={colors.water} opacity={0.35} />
      <path d="M0 19 14 6l9 8 8-6 15 12 18-5v29H0z" fill={colors.wood} />
      <path d="M0 27c20-6 44-6 64-3v20H0z" fill={colors.land} />
      {line('M0 40c22-8 42-10 64-10', colors.mainRoadCasing, 4)}
      {line('M0 40c22-8 42-10 64-10', colors.mainRoad, 2.8)}
      {towers.map(([x, y, height]) => (
        <g key={x} stroke={colors.buildingLine} strokeWidth={0.5}>
          <path d={`M${x} ${y}v${-height}l6 3v${height}z`} fill={colors.building3d} />
          <path d={`M${x + 6} ${y + 3}v${-height}l6-3v${height}z`} fill={colors.building} />
          <path d={`M${x} ${y - height}l6-3 6 3-6 3z`} fill={colors.road} />
        </g>
      ))}
    </>
  ),
};

/** [x, y of the foot, height] of the buildings */
const towers = [
  [24, 25, 9],
  [44, 24, 13],
  [34, 38, 7],
] as const;
