import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = { component: IconButton, args: { icon: 'close', label: 'Schliessen' } };
export default meta;
type Story = StoryObj<typeof IconButton>;

export const InAPanel: Story = {};
export const OnTheMap: Story = { args: { floating: true } };
export const Pressed: Story = { args: { pressed: true, icon: 'globe', label: 'Sprache' } };
export const Disabled: Story = { args: { disabled: true } };
