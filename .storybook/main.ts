import type { StorybookConfig } from '@storybook/react-vite'
import { registry } from '../registry/index.ts'
import { sitePictures } from './site-pictures.ts'
import { formDocuments } from './form-documents.ts'
import { generateStories } from './generate-stories.ts'

generateStories(registry.values())

const config: StorybookConfig = {
  stories: [
    './guides/*.mdx',
    './guides/*.stories.tsx',
    './generated/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../registry/*/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  viteFinal(vite) {
    return {
      ...vite,
      // None of the settings of the site's own builds. Vite must not empty the folder: Storybook has already written
      // its interface there.
      build: { emptyOutDir: false },
      plugins: [...(vite.plugins ?? []), formDocuments(), sitePictures()],
      optimizeDeps: {
        ...vite.optimizeDeps,
        // Vite looks for dependencies in the stories, and would meet those of code that loads later in the middle of
        // a test: it then optimizes them and loads everything again.
        entries: ['{registry,src/{app,lib,modules,renderer,ui}}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
      },
    }
  },
}
export default config
