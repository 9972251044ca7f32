import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceCard } from '../place-card.tsx';
import { SampleGuide } from './sample-guide.tsx';
import { sampleItem, sampleKeys, samplePlace } from './sample-place.ts';

const none = () => null;
const itemUrl = `/api/items/nanoid/${sampleItem.nanoId}?branch=1`;
const responses = { '/api/items/details/keys/': sampleKeys, [itemUrl]: sampleItem };

const meta: Meta<typeof PlaceCard> = {
  title: 'place card',
  component: PlaceCard,
  args: {
    place: samplePlace,
    parts: { ShareAction: none, ContestChips: none, Departures: none, PlaceEvents: none },
    onClose: () => undefined,
  },
  parameters: { responses },
  decorators: [
    (Story, { parameters }) => (
      <SampleGuide responses={parameters.responses as Record<string, unknown>}>
        <div className="w-[350px] bg-paper">
          <Story />
        </div>
      </SampleGuide>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PlaceCard>;

export const Complete: Story = {};
export const InABottomSheet: Story = { args: { titleFirst: true } };
export const WithDistance: Story = { args: { position: [9.5, 47.1] } };
export const Loading: Story = { parameters: { responses: { [itemUrl]: null } } };
export const PermanentlyClosed: Story = {
  args: { place: { ...samplePlace, isPermanentlyClosed: true, item: { ...samplePlace.item, closed: '2025-05-01' } } },
};
