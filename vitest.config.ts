import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{schemas,registry,src,server,scripts}/**/*.test.{ts,tsx}',
            'tests/{contract,ssr,fuzz}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
          testTimeout: 30_000,
        },
      },
    ],
  },
})
