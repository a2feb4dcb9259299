// Which folder may import which: enforces the table of docs/architecture.md. Every import that is not allowed here is
// an error.

const shellModules = ['session', 'dialogs', 'toasts', 'tracking']

/** Folders by name; of two that match a file, the first one counts. */
const folders = {
  schemas: 'schemas',
  entry: 'registry/*',
  registry: 'registry',
  lib: 'src/lib',
  ui: 'src/ui',
  renderer: 'src/renderer',
  shell: `src/modules/{${shellModules.join(',')}}`,
  module: 'src/modules/*',
  app: 'src/app',
  first: 'src/first-load',
  frames: 'src/frames',
  worker: 'src/worker',
  studio: 'src/studio',
  src: 'src',
  'forms-compile': 'forms/compile',
  'forms-dialect': 'forms/dialect',
  'forms-patterns': 'forms/patterns',
  'forms-proof': 'forms/proof',
  'forms-react': 'forms/react',
  forms: 'forms',
  free: '{{sandbox,integrations/*}/{bench,tests},tests,scripts}',
  sandbox: 'sandbox',
  integration: 'integrations/*',
  'server-api-docs': 'server/api-docs',
  'server-builds': 'server/builds',
  'server-cms-accounts': 'server/cms-accounts',
  'server-content': 'server/content',
  'server-contracts': 'server/contracts',
  'server-db': 'server/db',
  'server-dev': 'server/dev',
  'server-frames': 'server/frames',
  'server-health': 'server/health',
  'server-http': 'server/http',
  'server-lib': 'server/lib',
  'server-metrics': 'server/metrics',
  'server-platform': 'server/platform',
  'server-render': 'server/render',
  'server-site': 'server/site',
  'server-studio': 'server/studio',
  'server-tracing': 'server/tracing',
  server: 'server',
}

/** Modules that the server and vendors share, and the layers of the application from the bottom up. */
const serverBasics = ['schemas', 'lib', 'server-lib', 'server-http']
const layers = ['schemas', 'lib', 'ui', 'renderer']

/** Of the application the server knows its entry, and that entry's types. */
const rendering = { app: 'render/server-rendering.ts' }

/** What the form engine needs of the site: small helpers. Its React part also draws with the primitives of src/ui. */
const helpersOfForms = {
  schemas: '{formats,is-record,issue,json-schema,locale,phrase,typed-amount}.ts',
}

/** The public API of the form engine, in the browser and on the server. */
const formsInBrowser = {
  forms: '{index,interpret}.ts',
  'forms-dialect': 'index.ts',
  'forms-react': ['{form,index}.ts', '{compound,trial}/index.ts'],
}
const formsOnServer = {
  ...formsInBrowser,
  'forms-compile': 'index.ts',
  'forms-patterns': 'index.ts',
  'forms-proof': 'index.ts',
}

/** The contracts of the API, and the schemas that they need. */
const apiSchemas = [
  'api/**',
  'documents/localized.ts',
  'frames/**',
  'studio/preview.ts',
  '{bind-words,hit,initial-of,is-record,locale,push-message,tracking}.ts',
]

/**
 * What the files of a folder may import besides its own and packages. `any`: folders with all of their files; `index`:
 * folders of which only index.ts; `files`: single files of a folder.
 */
const imports = {
  schemas: { index: ['forms'] },
  forms: { files: helpersOfForms },
  'forms-dialect': { any: ['forms'], files: helpersOfForms },
  'forms-patterns': { any: ['forms', 'forms-dialect'], files: helpersOfForms },
  'forms-compile': { any: ['forms'], files: helpersOfForms },
  'forms-proof': {
    any: ['forms', 'forms-dialect', 'forms-compile', 'forms-patterns'],
    files: helpersOfForms,
  },
  'forms-react': {
    any: ['forms', 'ui'],
    files: { ...helpersOfForms, lib: ['{browser,i18n}/**', 'log.ts'] },
  },
  registry: { any: ['schemas', 'entry'] },
  entry: { any: layers, index: ['shell', 'module'], files: formsInBrowser },
  lib: { any: ['schemas'], index: ['forms', 'forms-dialect'] },
  ui: { any: ['schemas', 'lib'], index: ['forms'] },
  renderer: { any: ['schemas', 'lib', 'ui'], files: formsInBrowser },
  shell: { any: layers },
  module: { any: layers, index: ['shell', 'forms'] },
  first: { any: layers, index: ['shell'] },
  app: { any: [...layers, 'first'], index: ['shell', 'module'], files: formsInBrowser },
  frames: { any: ['schemas', 'lib'] },
  worker: { any: ['schemas', 'lib'] },
  studio: { any: [...layers, 'registry'], files: formsInBrowser },
  src: { any: [...layers, 'app', 'worker'] },
  'server-lib': { any: ['schemas'] },
  // What packages beside the server may know of it: the interfaces that they implement, and shared helpers.
  'server-contracts': { any: ['schemas', 'server-lib', 'server-db'] },
  'server-db': { any: ['server-lib'] },
  'server-http': { any: ['schemas', 'lib', 'server-lib'] },
  'server-api-docs': { any: ['schemas', 'server-lib', 'server-http'] },
  'server-builds': { any: [...serverBasics, 'server-db'] },
  'server-dev': { index: ['server-builds'] },
  'server-platform': { any: [...serverBasics, 'server-contracts', 'server-db'] },
  'server-content': {
    any: [...serverBasics, 'registry', 'src', 'server-db'],
    index: ['server-builds'],
    files: formsOnServer,
  },
  'server-health': { any: ['server-db'] },
  'server-metrics': {
    any: ['schemas', 'server-contracts', 'server-lib', 'server-http'],
    index: ['server-health'],
  },
  'server-tracing': { any: ['server-contracts', 'server-lib', 'server-http'] },
  'server-cms-accounts': { any: serverBasics, index: ['server-content', 'server-platform'] },
  'server-frames': { any: serverBasics, index: ['server-builds', 'server-platform'] },
  'server-render': {
    any: serverBasics,
    index: ['forms', 'server-builds', 'server-content', 'server-platform'],
  },
  'server-studio': {
    any: [...serverBasics, 'registry', 'server-db'],
    index: ['server-builds', 'server-content', 'server-platform'],
  },
  'server-site': {
    any: ['schemas', 'server-lib', 'server-http'],
    index: [
      'server-api-docs',
      'server-builds',
      'server-cms-accounts',
      'server-content',
      'server-frames',
      'server-health',
      'server-platform',
      'server-render',
      'server-studio',
    ],
    files: { server: 'env.ts' },
  },
  // The composition: starts all of it.
  server: {
    any: ['schemas', 'src', 'server-contracts', 'server-lib', 'server-db', 'server-dev', 'server-site'],
    index: [
      'integration',
      'server-builds',
      'server-content',
      'server-health',
      'server-metrics',
      'server-platform',
      'server-studio',
      'server-tracing',
    ],
  },
  // A vendor implements interfaces of the server, which knows only its index.ts.
  integration: {
    any: ['schemas', 'server-lib', 'server-http'],
    index: ['server-content', 'server-studio'],
    files: { 'server-contracts': 'adapter.ts' },
  },
  // The sandbox implements the interface of a platform and knows nothing else of the site. The site does not import it:
  // server/open-platform.ts finds it when the site is built.
  sandbox: { any: ['server-contracts'], files: { schemas: apiSchemas } },
}

/** Settings of eslint-plugin-boundaries. */
export const settings = {
  'boundaries/elements': Object.entries(folders).map(([type, pattern]) => ({
    type,
    pattern,
    partialMatch: false,
    ...(pattern.endsWith('/*') || type === 'shell' ? { capture: ['name'] } : {}),
  })),
  'boundaries/files': [
    { category: 'contract', pattern: '**/*.schema.ts' },
    { category: 'workbench', pattern: '**/*.{test,stories,spec}.{ts,tsx}' },
  ],
  'boundaries/include': ['{schemas,forms,registry,src,server,sandbox,integrations,tests,scripts}/**'],
  'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
}

const allow = (types, file) => ({
  allow: { to: { element: { types: { anyOf: types }, ...(file && { fileInternalPath: file }) } } },
})

function policiesOf(type) {
  const { any = [], index = [], files = {} } = imports[type]
  const single = Object.entries({ ...(type.startsWith('server') && rendering), ...files })
  return [
    { allow: { to: { module: { origin: ['external', 'core'] } } } },
    ...(any.length > 0 ? [allow(any)] : []),
    ...(index.length > 0 ? [allow(index, 'index.ts')] : []),
    ...single.map(([folder, file]) => allow([folder], file)),
    // A contract is data for the server, the Studio and tests: it imports other contracts only.
    {
      from: { file: { categories: 'contract' } },
      disallow: { to: { element: { types: { anyOf: ['renderer', 'ui', 'lib', 'shell', 'module'] } } } },
    },
    // Nothing may import tests and stories.
    { disallow: { to: { file: { categories: 'workbench' } } } },
  ]
}

/** One override for each folder, the most special one last, which counts. */
export const boundaries = Object.keys(folders)
  .filter((type) => type !== 'free')
  .toReversed()
  .map((type) => ({
    files: [`${folders[type]}/**/*.{ts,tsx}`],
    // Tests and stories may import anything. So may scripts, and what tests share.
    excludeFiles: ['**/*.{test,stories,spec}.{ts,tsx}', `${folders.free}/**`],
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: policiesOf(type) }],
    },
  }))
