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
    // Dependencies that only lazy code imports. Without this list Vite would optimize them later, with a
    // second copy of React.
    const fields = [
      'Array',
      'Boolean',
      'CyclicSchema',
      'Fallback',
      'MultiSchema',
      'Null',
      'Object',
      'Schema',
      'String',
    ]
    const lazy = [
      '@cfworker/json-schema',
      '@rjsf/core',
      ...fields.map((name) => `@rjsf/core/lib/components/fields/${name}Field.js`),
      '@rjsf/utils',
      'swr',
    ]
    return {
      ...vite,
      // None of the settings of the site's own builds. Vite must not empty the folder: Storybook has already written
      // its interface there.
      build: { emptyOutDir: false },
      plugins: [...(vite.plugins ?? []), formDocuments(), sitePictures()],
      optimizeDeps: {
        ...vite.optimizeDeps,
        include: [...(vite.optimizeDeps?.include ?? []), ...lazy],
      },
    }
  },
}
export default config
