import type { StorybookConfig } from '@storybook/react-vite'
import { formDocuments } from './form-documents.ts'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../registry/*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  viteFinal(vite) {
    // Entries of the site's own builds; Storybook has its own page.
    delete vite.build
    // Dependencies that only lazy code imports. Without this list Vite would optimize them later, with a
    // second copy of React.
    const lazy = ['@cfworker/json-schema', '@rjsf/core', '@rjsf/utils', 'swr']
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), formDocuments()],
      optimizeDeps: {
        ...vite.optimizeDeps,
        include: [...(vite.optimizeDeps?.include ?? []), ...lazy],
      },
    }
  },
}
export default config
