import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = {
  component: Card,
  args: { className: 'max-w-80 p-4', children: 'Donaudampfschifffahrtsgesellschaft, heute geschlossen' },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Flat: Story = {};
export const Floating: Story = { args: { floating: true } };
