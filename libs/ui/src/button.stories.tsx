import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Speichern' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { kind: 'quiet', icon: 'download' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Löschen' } };
export const Busy: Story = { args: { kind: 'primary', busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const Link: StoryObj = { render: () => <ButtonLink href="#map">Zur Karte</ButtonLink> };
