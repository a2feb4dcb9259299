// Which folder may import which: enforces the table of docs/architecture.md. Imports that are not allowed here
// are errors.
import plugin from 'eslint-plugin-boundaries'

const shellModules = ['session', 'dialogs', 'toasts', 'tracking']
const shellPattern = `src/modules/(${shellModules.join('|')})`

const serverFolders = [
  'api-docs',
  'builds',
  'cms-accounts',
  'content',
  'contracts',
  'db',
  'dev',
  'frames',
  'health',
  'http',
  'lib',
  'metrics',
  'platform',
  'render',
  'site',
  'studio',
  'tracing',
]

const elements = [
  { type: 'schemas', pattern: 'schemas', partialMatch: false },
  { type: 'entry', pattern: 'registry/*', capture: ['entry'], partialMatch: false },
  { type: 'registry', pattern: 'registry', partialMatch: false },
  { type: 'lib', pattern: 'src/lib', partialMatch: false },
  { type: 'ui', pattern: 'src/ui', partialMatch: false },
  { type: 'renderer', pattern: 'src/renderer', partialMatch: false },
  { type: 'shell', pattern: shellPattern, capture: ['module'], partialMatch: false },
  { type: 'module', pattern: 'src/modules/*', capture: ['module'], partialMatch: false },
  { type: 'app', pattern: 'src/app', partialMatch: false },
  { type: 'frames', pattern: 'src/frames', partialMatch: false },
  { type: 'worker', pattern: 'src/worker', partialMatch: false },
  { type: 'studio', pattern: 'src/studio', partialMatch: false },
  { type: 'src', pattern: 'src', partialMatch: false },
  { type: 'free', pattern: '{sandbox,integrations/*}/{bench,tests}', partialMatch: false },
  { type: 'sandbox', pattern: 'sandbox', partialMatch: false },
  { type: 'integration', pattern: 'integrations/*', capture: ['vendor'], partialMatch: false },
  ...serverFolders.map((name) => ({
    type: `server-${name}`,
    pattern: `server/${name}`,
    partialMatch: false,
  })),
  { type: 'server', pattern: 'server', partialMatch: false },
  { type: 'free', pattern: 'tests', partialMatch: false },
  { type: 'free', pattern: 'scripts', partialMatch: false },
]

/** Allows files of `from` to import any file of `to`. */
const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

/** Allows files of `from` to import one file of each of `to`, by default its public interface. */
const allowFile = (from, to, file = 'index.ts') => ({
  from: { element: { types: { anyOf: [from].flat() } } },
  allow: { to: { element: { types: { anyOf: to }, fileInternalPath: file } } },
})

/** Allows a folder of server/ to import any file of `open`, and the index.ts of the folders in `indexes`. */
const allowServer = (folder, open, indexes = []) => [
  allow(`server-${folder}`, ...open),
  ...(indexes.length === 0
    ? []
    : [
        allowFile(
          `server-${folder}`,
          indexes.map((name) => `server-${name}`),
        ),
      ]),
]

/** The contracts of the API, and the schemas that they need. */
const apiSchemas = [
  'api/**',
  'documents/localized.ts',
  'studio/preview.ts',
  '{bind-words,hit,initial-of,is-record,locale,push-message,tracking}.ts',
]

const serverPolicies = [
  ...allowServer('lib', ['schemas']),
  // What packages beside the server may know of it: the interfaces that they implement, and shared helpers.
  ...allowServer('contracts', ['schemas', 'server-lib', 'server-db']),
  ...allowServer('db', ['server-lib']),
  ...allowServer('http', ['schemas', 'lib', 'server-lib']),
  ...allowServer('api-docs', ['schemas', 'server-lib', 'server-http']),
  ...allowServer('builds', ['schemas', 'lib', 'server-lib', 'server-http', 'server-db']),
  ...allowServer('dev', [], ['builds']),
  ...allowServer('platform', [
    'schemas',
    'lib',
    'server-contracts',
    'server-lib',
    'server-http',
    'server-db',
  ]),
  ...allowServer(
    'content',
    ['schemas', 'registry', 'lib', 'src', 'server-lib', 'server-http', 'server-db'],
    ['builds'],
  ),
  ...allowServer('health', ['server-db']),
  ...allowServer('metrics', ['schemas', 'server-contracts', 'server-lib', 'server-http'], ['health']),
  ...allowServer('tracing', ['server-contracts', 'server-lib', 'server-http']),
  ...allowServer('cms-accounts', ['schemas', 'lib', 'server-lib', 'server-http'], ['content', 'platform']),
  ...allowServer('frames', ['schemas', 'lib', 'server-lib', 'server-http'], ['builds', 'platform']),
  ...allowServer(
    'render',
    ['schemas', 'lib', 'server-lib', 'server-http'],
    ['builds', 'content', 'platform'],
  ),
  ...allowServer(
    'studio',
    ['schemas', 'registry', 'lib', 'server-lib', 'server-http', 'server-db'],
    ['builds', 'content', 'platform'],
  ),
  ...allowServer(
    'site',
    ['schemas', 'server-lib', 'server-http'],
    ['api-docs', 'builds', 'cms-accounts', 'content', 'frames', 'health', 'platform', 'render', 'studio'],
  ),
  allowFile('server-site', ['server'], 'env.ts'),
  // The composition: starts all of it.
  allow(
    'server',
    'schemas',
    'src',
    'server-contracts',
    'server-lib',
    'server-db',
    'server-dev',
    'server-site',
  ),
  allowFile('server', [
    'integration',
    'server-builds',
    'server-content',
    'server-health',
    'server-metrics',
    'server-platform',
    'server-studio',
    'server-tracing',
  ]),
  // Of the application the server knows its entry, and that entry's types.
  allowFile(
    ['server', ...serverFolders.map((name) => `server-${name}`)],
    ['app'],
    'render/server-rendering.ts',
  ),
  // A vendor implements interfaces of the server, which knows only its index.ts.
  allow('integration', 'schemas', 'server-lib', 'server-http'),
  allowFile('integration', ['server-content', 'server-studio']),
  // The sandbox implements the interface of a platform and knows nothing else of the site. The site does not import it:
  // server/open-platform.ts finds it when the site is built.
  allow('sandbox', 'server-contracts'),
  allowFile('sandbox', ['schemas'], apiSchemas),
]

export const boundaries = {
  files: ['schemas/**', 'registry/**', 'src/**', 'server/**', 'sandbox/**', 'integrations/**'],
  // Tests and stories may import anything.
  ignores: ['**/*.{test,stories,spec}.{ts,tsx}'],
  plugins: { boundaries: plugin },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': [
      { category: 'contract', pattern: '**/*.schema.ts' },
      { category: 'workbench', pattern: '**/*.{test,stories,spec}.{ts,tsx}' },
    ],
    'boundaries/include': [
      'schemas/**',
      'registry/**',
      'src/**',
      'server/**',
      'sandbox/**',
      'integrations/**',
      'tests/**',
      'scripts/**',
    ],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          allow('registry', 'schemas', 'entry'),
          allow('lib', 'schemas'),
          allow('ui', 'schemas', 'lib'),
          allow('renderer', 'schemas', 'lib', 'ui'),
          allow('shell', 'schemas', 'lib', 'ui', 'renderer'),
          allow('module', 'schemas', 'lib', 'ui', 'renderer'),
          allowFile('module', ['shell']),
          allow('entry', 'schemas', 'renderer', 'ui', 'lib'),
          allowFile('entry', ['shell', 'module']),
          allow('app', 'schemas', 'lib', 'ui', 'renderer'),
          allowFile('app', ['shell', 'module']),
          allow('frames', 'schemas', 'lib'),
          allow('worker', 'schemas', 'lib'),
          allow('src', 'schemas', 'app', 'worker', 'lib', 'ui', 'renderer'),
          allow('studio', 'schemas', 'registry', 'renderer', 'ui', 'lib'),
          ...serverPolicies,
          // A contract is data for the server, the Studio and tests: it imports other contracts only.
          {
            from: { file: { categories: 'contract' } },
            disallow: { to: { element: { types: { anyOf: ['renderer', 'ui', 'lib', 'shell', 'module'] } } } },
          },
          // Scripts and what tests share may import anything. Nothing may import tests and stories.
          { from: { element: { type: 'free' } }, allow: { to: { element: { type: '*' } } } },
          { disallow: { to: { file: { categories: 'workbench' } } } },
        ],
      },
    ],
  },
}
