import { defineConfig } from 'vitest/config'

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
    ],
  },
})
