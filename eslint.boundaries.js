// Who may import whom: the one place where the borders of docs/architecture.md are written down for
// the machine. Everything that is not allowed here is refused.
import boundaries from 'eslint-plugin-boundaries'

const shellModules = ['session', 'dialogs', 'toasts', 'tracking']
const shellPattern = `src/modules/(${shellModules.join('|')})`

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
  { type: 'sandbox', pattern: 'sandbox', partialMatch: false },
  { type: 'database', pattern: 'server/db', partialMatch: false },
  { type: 'server', pattern: 'server', partialMatch: false },
  { type: 'free', pattern: 'tests', partialMatch: false },
  { type: 'free', pattern: 'scripts', partialMatch: false },
]

/** Allows files of `from` to import from every one of `to`. */
const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

/** Modules are entered through their door only. */
const door = (from, type) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type, fileInternalPath: 'index.ts' } } },
})

export const borders = {
  plugins: { boundaries },
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
          door('module', 'shell'),
          allow('entry', 'schemas', 'renderer', 'ui', 'lib'),
          door('entry', 'shell'),
          door('entry', 'module'),
          allow('app', 'schemas', 'lib', 'ui', 'renderer'),
          door('app', 'shell'),
          door('app', 'module'),
          allow('frames', 'schemas', 'lib'),
          allow('worker', 'schemas', 'lib'),
          allow('src', 'schemas', 'app', 'worker', 'lib', 'ui', 'renderer'),
          allow('studio', 'schemas', 'registry', 'renderer', 'ui', 'lib'),
          allow('server', 'schemas', 'registry', 'lib', 'database', 'src'),
          allow('sandbox', 'schemas', 'database'),
          // It implements the platform's door.
          {
            from: { element: { type: 'sandbox' } },
            allow: { to: { element: { type: 'server', fileInternalPath: 'platform/platform.ts' } } },
          },
          // Of the application the server knows its entry, and the type of the door.
          {
            from: { element: { type: 'server' } },
            allow: { to: { element: { type: 'app', fileInternalPath: 'render/server-rendering.ts' } } },
          },
          // A contract is data for server, Studio and tests alike: it knows the other contracts only.
          {
            from: { file: { categories: 'contract' } },
            disallow: { to: { element: { types: { anyOf: ['renderer', 'ui', 'lib', 'shell', 'module'] } } } },
          },
          // Tests, stories and scripts may import anything; nothing imports them.
          { from: { element: { type: 'free' } }, allow: { to: { element: { type: '*' } } } },
          { from: { file: { categories: 'workbench' } }, allow: { to: { element: { type: '*' } } } },
          { disallow: { to: { file: { categories: 'workbench' } } } },
          // The sandbox is reached by one guarded dynamic import, so that a server with a real platform never
          // loads it.
          {
            from: { element: { type: 'server' } },
            dependency: { nodeKind: 'dynamic-import' },
            allow: { to: { element: { type: 'sandbox' } } },
          },
        ],
      },
    ],
  },
}
