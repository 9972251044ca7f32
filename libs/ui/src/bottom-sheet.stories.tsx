import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BottomSheet } from './bottom-sheet.tsx';
import type { SnapName } from './sheet-snaps.ts';

const meta: Meta<typeof BottomSheet> = { component: BottomSheet };
export default meta;

function Sheet({ start }: { start: SnapName }) {
  const [snap, setSnap] = useState(start);
  return (
    <BottomSheet label="Orte" handleLabel="Grösse ändern" snap={snap} onSnap={setSnap} peek={120}>
      <ul className="px-4">
        {Array.from({ length: 20 }, (_, index) => (
          <li key={index} className="border-b border-line py-3">
            <button type="button">Ort {index + 1}</button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}

export const Middle: StoryObj = { render: () => <Sheet start="middle" /> };
export const Top: StoryObj = { render: () => <Sheet start="top" /> };
