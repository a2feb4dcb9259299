import type { StorybookConfig } from '@storybook/react-vite'
import { registry } from '../registry/index.ts'
import { generateStories } from './generate-stories.ts'

generateStories(registry.values())

const config: StorybookConfig = {
  stories: [
    './guides/*.mdx',
    './guides/*.stories.tsx',
    './generated/*.stories.tsx',
    '../{forms,src}/**/*.stories.tsx',
    '../registry/*/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  staticDirs: ['../public'],
}
export default config
