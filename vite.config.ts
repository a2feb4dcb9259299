import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { aliases } from './scripts/vite/aliases.ts'
import { classNameGenerator, usedClassNames } from './scripts/vite/class-names.ts'
import { compileHints } from './scripts/vite/compile-hints.ts'
import { readFirstPage } from './scripts/vite/first-page.ts'
import { inlineScript } from './scripts/vite/inline-script.ts'
import { staticImportsOf } from './scripts/vite/import-graph.ts'
import { checkClassNames } from './scripts/vite/missing-classes.ts'
import { retryImports } from './scripts/vite/retry-imports.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'

const root = import.meta.dirname
const entry = 'src/entry-client.tsx'

// Lists that grow page by page are no part of most pages, and bring swr/infinite along.
const isSharedPart =
  /[\\/](?:forms[\\/](?:dialect|react)|src[\\/](?:lib|ui|renderer))[\\/](?!use-(?:list|loaded-list)\.|masked-input[\\/]).*\.tsx?$/
/** Of a path below the root: the folder of the whole project may have any name. */
const isSharedStyle =
  /^[\\/](?:forms[\\/]react|src[\\/](?:ui|app|renderer)|registry)[\\/](?!.*[\\/](?:views|masked-input)[\\/]).*\.css$/
const moduleFile = /[\\/]src[\\/]modules[\\/]([\w-]+)[\\/].*\.(?:tsx?|module\.css)$/

/** Code that is loaded when a form is shown, and that no block has from the start. */
function formCode(): (id: string) => boolean {
  const blocks = readdirSync(resolve(root, 'registry'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => resolve(root, 'registry', name, `${name}.tsx`))
    .filter((file) => existsSync(file))
  const ofBlocks = staticImportsOf([resolve(root, entry), ...blocks])
  const ofForms = staticImportsOf([resolve(root, 'src/renderer/form/document-form.tsx')])
  const isForm = /[\\/](?:forms[\\/](?:react[\\/]|interpret\.)|src[\\/]renderer[\\/]form[\\/])/
  return (id) => (isForm.test(id) || ofForms.has(id)) && !ofBlocks.has(id)
}

/** The chunk groups of the players' code. A request costs a phone more than a kilobyte: small parts share a chunk. */
function chunkGroups() {
  const { frame, all } = readFirstPage(root, [entry, 'src/app/effects/browser/idle-effects.ts'])
  const isOnFirstPage = (id: string) => all.has(id.replace(/\.module\.css$/, '.tsx'))
  return [
    // One stylesheet for everything that all pages share. Modules and the views of an entry have theirs with
    // their chunks.
    {
      name: 'styles',
      test: (id: string) => id.startsWith(root) && isSharedStyle.test(id.slice(root.length)),
      priority: 2,
    },
    {
      name: 'vendor',
      test: /rolldown[\\/]runtime|vite[\\/]preload-helper|[\\/]browser[\\/]retry-import\.|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
      priority: 1,
    },
    // The code of every page, and the parts of the first one; other parts have their own chunks.
    {
      name: (id: string) => (frame.has(id) || (isOnFirstPage(id) && isSharedPart.test(id)) ? 'shared' : null),
      test: /[\\/](?:forms[\\/](?:dialect|react)|src[\\/](?:lib|ui|renderer|modules))[\\/].*\.tsx?$/,
      minShareCount: 2,
    },
    // Compound forms load more code, which uses parts of that of all forms.
    { name: 'form', test: formCode(), minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'parts', test: isSharedPart, minShareCount: 2, includeDependenciesRecursively: false },
    // Blocks of the first page share views of a module, and other pages need some of them, too.
    {
      name: (id: string) => (isOnFirstPage(id) && !frame.has(id) ? (moduleFile.exec(id)?.[1] ?? null) : null),
      test: moduleFile,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}

/** The site: the code for players' browsers, or the code for the server. */
const site = ({ isSsrBuild = false, isForPlayers = false }): UserConfig => ({
  plugins: [
    react(),
    inlineScript(),
    checkClassNames(root),
    isForPlayers && usedClassNames,
    isForPlayers && compileHints,
    isForPlayers && retryImports(root),
    isForPlayers && serviceWorker(entry),
  ],
  css: { modules: { generateScopedName: classNameGenerator(root) } },
  resolve: { alias: isForPlayers ? aliases : [] },
  // Each is hundreds of small files, which every start of the server and of its workers would read.
  ssr: { noExternal: ['jose', 'kysely', 'typebox'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            main: 'server/main.ts',
            adapter: 'server/contracts/adapter.ts',
            'reset-password': 'server/reset-password.ts',
            'entry-server': 'src/entry-server.tsx',
            'publish-worker': 'server/content/publish/worker/publish-worker.ts',
            'font-worker': 'server/content/files/font-worker.ts',
            'prepare-defaults': 'server/content/publish/worker/prepare-defaults.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        // The first browsers with light-dark(); a fallback would need the theme at build time.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // The Content-Security-Policy allows no data: addresses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: [
            entry,
            'src/frames/chat-frame.ts',
            'src/frames/analytics-frame.ts',
            'src/frames/identity-frame.ts',
          ],
          // Inlines class names where they are used.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: {
            // A page loads only the exports of a module's index.ts that it uses.
            moduleSideEffects: [{ test: moduleFile, sideEffects: false }],
          },
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
})

/**
 * The content managers' editor, next to the players' files. A separate build: otherwise code that it shares
 * with the site would be split into other chunks, which players would have to load.
 */
const studio = (): UserConfig => ({
  ...site({}),
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: 'studio-manifest.json',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // A few users load it once per version of the site.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The Studio draws its own fields as compound forms, so it has from the start what players' forms load.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      input: 'src/studio/entry-studio.tsx',
    },
  },
})

/** `vite build` writes dist/client, `--mode studio` adds the editor to it, `--ssr` writes dist/server. */
export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  if (mode === 'studio') return studio()
  return site({ isSsrBuild, isForPlayers: command === 'build' && !isSsrBuild })
})
