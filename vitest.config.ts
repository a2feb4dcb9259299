import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs'
import { inlineScript } from './scripts/vite/inline-script.ts'

const executablePath = findChromium()

const templates = ['tests/support/setup/keep-templates.ts', 'tests/support/setup/keep-site-templates.ts']
/** Tests that take minutes. They run with `npm run test:long`. */
const long = '**/*.long.test.{ts,tsx}'

/** Tests of the site that need the sandbox as their platform, as those of pages and browser tests do. */
const onSandbox = 'sandbox/tests/{documents,site}/**/*.test.ts'

/** Tests with generated input. */
const fuzz = 'sandbox/tests/fuzz/**/*.test.ts'

/**
 * Tests that a shared process would disturb: they mock modules of the server, run the sandbox beside a document of
 * jsdom, replace `location` or `top`, or compare what `structuredClone` returned.
 */
const isolated = '**/*.isolated.test.{ts,tsx}'

export default defineConfig({
  plugins: [inlineScript()],
  // Threads with contexts of their own require the CommonJS build, which requires a module.
  resolve: {
    alias: { 'react-router-dom': fileURLToPath(import.meta.resolve('react-router-dom')) },
  },
  test: {
    // Vitest leaves one core unused by default, which on two cores is half of them.
    maxWorkers: '100%',
    unstubGlobals: true,
    // As in the browser tests, a busy machine must not fail a change. Tests that needed a retry are listed at
    // the end.
    retry: 1,
    // Covers are drawn in the colours of one stylesheet, and publishing looks up the letters of the fonts in the other;
    // all other stylesheets are empty.
    css: { include: /(?:palettes|fonts)\.css/ },
    projects: [
      // Components and their shared code keep state in modules: every file gets its own modules, but in a thread that
      // stays. With a process for each file, the files took more than twice the CPU time.
      ...[
        { name: 'unit', include: ['{registry,src,forms/react}/**/*.test.ts'], environment: 'node' },
        { name: 'components', include: ['{registry,src,forms/react}/**/*.test.tsx'], environment: 'jsdom' },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          exclude: [isolated, long],
          pool: 'vmThreads' as const,
          setupFiles: ['tests/support/setup/complete-jsdom.ts', 'tests/support/setup/specified-roles.ts'],
          globalSetup: templates,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [`{forms,registry,sandbox,server,src}/${isolated}`],
          environment: 'node',
          setupFiles: ['tests/support/setup/complete-jsdom.ts', 'tests/support/setup/specified-roles.ts'],
          globalSetup: templates,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          // All other code keeps no state in modules, and loads the server's modules once.
          name: 'server',
          include: [
            '{schemas,server,scripts}/**/*.test.{ts,tsx}',
            'forms/{compile,contract,dialect,patterns,proof}/**/*.test.ts',
            'integrations/*/*.test.ts',
            'tests/{contract,conformance,json-schema,strangers}/**/*.test.{ts,tsx}',
            ...(existsSync('sandbox') ? [onSandbox] : []),
          ],
          exclude: [isolated, long],
          isolate: false,
          environment: 'node',
          globalSetup: templates,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // The stand-in platform: only its own changes, and those of the contracts, can break them.
          name: 'sandbox',
          include: ['sandbox/**/*.test.ts'],
          exclude: [onSandbox, isolated, long, fuzz, '**/node_modules/**'],
          isolate: false,
          environment: 'node',
          globalSetup: templates,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // Pages of a whole server, on the sandbox.
          name: 'pages',
          include: existsSync('sandbox') ? ['tests/ssr/**/*.test.ts'] : [],
          exclude: [isolated, long],
          isolate: false,
          environment: 'node',
          globalSetup: templates,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // Comparisons of many forms with other engines, and starts of whole servers.
          name: 'long',
          include: [`{forms,registry,src,server,sandbox,scripts,tests}/${long}`],
          environment: 'node',
          setupFiles: ['tests/support/setup/complete-jsdom.ts', 'tests/support/setup/specified-roles.ts'],
          globalSetup: templates,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          // No retry: a failure with generated input is a failure.
          retry: 0,
          include: [fuzz],
          environment: 'node',
          globalSetup: ['tests/support/setup/keep-templates.ts'],
        },
      },
      {
        extends: true,
        test: {
          // All of them share one real Strapi, so they run one after the other. The contract of documents and
          // drafts is that of the embedded store.
          name: 'strapi',
          include: [
            'integrations/strapi/tests/*.test.ts',
            'server/content/{read/content-gateway,publish/history}.test.ts',
            'server/studio/{documents/documents,schedules/schedules}.test.ts',
            'server/studio/rename/rename.test.ts',
          ],
          environment: 'node',
          fileParallelism: false,
          globalSetup: ['tests/support/setup/keep-templates.ts', 'integrations/strapi/tests/keep-strapi.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          retry: 1,
          // What the other projects share is not inherited here.
          maxWorkers: '100%',
          // One document for all files of a worker, as in Storybook itself: loading the site's code for each file took
          // a third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
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
