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
    // What only lazy code imports: found late, it would be prepared anew with a React of its own.
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
