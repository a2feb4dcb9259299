import type { StorybookConfig } from '@storybook/react-vite'
import { formDocuments } from './form-documents.ts'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../registry/*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  viteFinal(vite) {
    // The entries of the site's own builds; Storybook brings its page along.
    delete vite.build
    return { ...vite, plugins: [...(vite.plugins ?? []), formDocuments()] }
  },
}
export default config
