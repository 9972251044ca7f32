import type { Meta, StoryObj } from '@storybook/react-vite';
import { chromeIcons } from './chrome-icons.ts';
import { Glyph } from './glyph.tsx';
import { Icon } from './icon.tsx';
import { OpenStateBadge } from './open-state-badge.tsx';
import { Picture } from './picture.tsx';
import { ProductMark } from './product-mark.tsx';

const meta: Meta = { title: 'signs' };
export default meta;

const square = 'M2 2h11v11h-11z';
/** A picture without a request: a grey area of 4 × 3 pixels. */
const grey = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#888"/></svg>')}`;

export const Icons: StoryObj = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
      {(Object.keys(chromeIcons) as (keyof typeof chromeIcons)[]).map((name) => (
        <li key={name} className="flex items-center gap-2 text-sm">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const PlaceSymbol: StoryObj = { render: () => <Glyph path={square} color="#fff" background="#6f3bf5" /> };
export const Mark: StoryObj = { render: () => <ProductMark size={48} /> };
export const Open: StoryObj = { render: () => <OpenStateBadge tone="open" text="offen" next="bis 18:30" /> };
export const ClosingSoon: StoryObj = {
  render: () => <OpenStateBadge tone="changing" text="schliesst bald" next="18:30" />,
};
export const Closed: StoryObj = { render: () => <OpenStateBadge tone="closed" text="geschlossen" /> };
export const Photo: StoryObj = {
  render: () => (
    <Picture
      renditions={[{ url: grey, width: 4, height: 3, format: 'webp' }]}
      assetRoot=""
      alt="Eine graue Fläche"
      sizes="320px"
      className="w-80"
    />
  ),
};
