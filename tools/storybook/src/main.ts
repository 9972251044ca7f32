import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/ui/src/**/*.stories.tsx', '../../../libs/feature/place-card/src/**/*.stories.tsx'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss()] }),
};

export default configuration;
