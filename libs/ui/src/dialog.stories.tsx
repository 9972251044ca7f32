import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SideDrawer } from './side-drawer.tsx';

const ignore = () => undefined;
const meta: Meta<typeof Dialog> = { component: Dialog };
export default meta;

export const Modal: StoryObj<typeof Dialog> = {
  args: {
    open: true,
    onClose: ignore,
    title: 'Seite verlassen?',
    closeLabel: 'Schliessen',
    children: (
      <>
        <p>Der Link führt zu example.org.</p>
        <Button kind="primary">Öffnen</Button>
      </>
    ),
  },
};
export const Drawer: StoryObj = {
  render: () => (
    <SideDrawer open onClose={ignore} label="Menü">
      <p className="p-4">Inhalt des Menüs</p>
    </SideDrawer>
  ),
};
