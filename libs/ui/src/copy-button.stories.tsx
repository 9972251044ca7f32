import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';
import { CopyIconButton } from './copy-icon-button.tsx';

const args = { text: 'https://example.org', label: 'Link kopieren', copiedLabel: 'Kopiert' };
const meta: Meta<typeof CopyButton> = { component: CopyButton, args };
export default meta;

export const WithText: StoryObj<typeof CopyButton> = {};
export const IconOnly: StoryObj = { render: () => <CopyIconButton {...args} /> };
