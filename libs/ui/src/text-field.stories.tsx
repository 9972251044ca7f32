import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta<typeof TextField> = { component: TextField, args: { label: 'Titel' } };
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'Höchstens 120 Zeichen', defaultValue: 'Bäckerei am Platz' } };
export const WithError: Story = { args: { error: 'Ein Ort braucht einen Titel.' } };
export const WithHiddenLabel: Story = { args: { hideLabel: true, before: <Icon name="search" size={18} /> } };
export const Lines: StoryObj = { render: () => <TextArea label="Beschreibung" hint="Markdown" /> };
export const LinesWithError: StoryObj = { render: () => <TextArea label="Beschreibung" error="Zu lang." /> };
