import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Chip> = { component: Chip, args: { pressed: false, children: 'Jetzt geöffnet' } };
export default meta;
type Story = StoryObj<typeof Chip>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const OnTheMap: Story = { args: { floating: true } };
export const WithIcon: Story = { args: { icon: <Icon name="globe" size={16} /> } };
export const Disabled: Story = { args: { disabled: true, className: 'disabled:opacity-50' } };
