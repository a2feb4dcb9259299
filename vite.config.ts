import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const root = import.meta.dirname

/**
 * Names of CSS modules' classes: the same in the client's and the server's build, and short. Those of a file
 * differ in their number only, so that HTML, styles and code compress well.
 */
function className(name: string, file: string, css: string): string {
  const path = relative(root, file.split('?')[0] ?? file)
  const prefix = createHash('sha256').update(path).digest('base64url').slice(0, 4)
  const classes = [...new Set(css.match(/(?<=\.)[a-zA-Z][\w-]*/g))]
  const number = classes.indexOf(name)
  return `_${prefix}${number === -1 ? `-${name}` : number.toString(36)}`
}

/** What the first page of a visit is made of: its frame, and the blocks that awake on it. */
const firstPage =
  /[\\/](?:src[\\/](?:entry-client|app[\\/]effects[\\/]idle-effects)|registry[\\/](?:category-chips|columns|game-row|hero|jackpot-board|site-header|winners-strip)[\\/][\w-]+)\.tsx?$/

/** What the doors of its modules offer besides, to other pages. */
const ofOtherPages = /[\\/]modules[\\/]games[\\/](?:search|hall)[\\/]/

/** Whether a module comes with the first page, as what one of its parts imports, be it by others. */
function isOnFirstPage(
  id: string,
  importersOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (firstPage.test(id)) return true
  if (ofOtherPages.test(id)) return false
  seen.add(id)
  return importersOf(id).some((one) => !seen.has(one) && isOnFirstPage(one, importersOf, seen))
}

const routerBuild = resolve(root, 'node_modules/react-router/dist/production')

/**
 * Players' pages need a part of the router only. What its modules make at their top level, such as `Link`, is kept
 * in a build unless it is marked as dropped without harm; names for developers' tools would keep it, too.
 */
const leanRouter: Plugin = {
  name: 'marquee:lean-router',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.\w+\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
}

/** Of the names of a stylesheet its exports, without the object of all; a name must be one that can be exported. */
function exportsOnly(code: string, id: string): string {
  const [whole = '', all = ''] = /^export default \{([^}]*)\};?$/m.exec(code) ?? []
  const unfit = /^\s*"([^"]+)"/m.exec(all)?.[1]
  if (unfit !== undefined) throw new Error(`${id}: write ${unfit} in camelCase`)
  return code.replace(whole, '')
}

/**
 * Of a stylesheet's class names only those that a file uses come with its code: read as exports of their own they are
 * written where they are used, while the object of all of them would be kept whole. The stylesheet is kept as it is.
 */
const usedClassNames: Plugin = {
  name: 'marquee:used-class-names',
  enforce: 'post',
  transform: {
    filter: { id: /\.(?:tsx?|module\.css)$/ },
    handler: (code, id) =>
      id.endsWith('.css')
        ? { code: exportsOnly(code, id), map: null, moduleSideEffects: 'no-treeshake' }
        : {
            code: code.replace(
              /^import (\w+) from (?=["'][^"']+\.module\.css["'];?$)/gm,
              'import * as $1 from ',
            ),
            map: null,
          },
  },
}

/** The service worker, /sw.js, with a list of the files that every page needs: the entry and its static imports. */
function serviceWorker(): PluginOption[] {
  const frame = new Set<string>()
  const findFrame: Plugin = {
    name: 'marquee:frame-files',
    generateBundle(_options, bundle) {
      const add = (name: string) => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || frame.has(name)) return
        frame.add(name)
        chunk.viteMetadata?.importedCss.forEach((file) => frame.add(file))
        chunk.imports.forEach(add)
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/entry-client.tsx'))
          add(file.fileName)
      }
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // The application registers it at its own time; the manifest comes from the settings.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => frame.has(url)) })],
    },
  })
  return [findFrame, worker]
}

/** The site: what runs in players' browsers, or what runs on the server. */
const site = ({ isSsrBuild = false, isForPlayers = false }): UserConfig => ({
  plugins: [
    react(),
    !isSsrBuild && leanRouter,
    isForPlayers && usedClassNames,
    isForPlayers && serviceWorker(),
  ],
  css: { modules: { generateScopedName: className } },
  resolve: {
    alias: {
      // rjsf reads descriptions as markdown; ours are plain, and its reader is as much code as ten widgets.
      'markdown-to-jsx/react': resolve(root, 'src/renderer/form/fields/plain-markdown.tsx'),
      // React has it by itself.
      'use-sync-external-store/shim': 'react',
      // Its package names the build for developers only.
      ...(isForPlayers && {
        'react-router/dom': resolve(routerBuild, 'dom-export.mjs'),
        'react-router': resolve(routerBuild, 'index.mjs'),
      }),
    },
  },
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
            'entry-server': 'src/entry-server.tsx',
            'publish-worker': 'server/content/publish/publish-worker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'es2022',
        // The first browsers that know light-dark(); its stand-in needs the theme at build time.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // The Content-Security-Policy knows no data: addresses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['src/entry-client.tsx', 'src/frames/chat-frame.ts', 'src/frames/analytics-frame.ts'],
          // Names of classes stand where they are used.
          optimization: { inlineConst: { mode: 'all' } },
          // What a page does not use of these doors, such as the search for games, is not loaded with it.
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/]modules[\\/](?:games|tournaments|cashier)[\\/].*\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                // One stylesheet for all that every page shares; modules bring theirs with their chunks.
                {
                  name: 'styles',
                  test: /[\\/](?:src[\\/](?:ui|app|renderer)|registry)[\\/].*\.css$/,
                  priority: 2,
                },
                {
                  name: 'vendor',
                  test: /rolldown[\\/]runtime|vite[\\/]preload-helper|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
                  priority: 1,
                },
                // Small parts that blocks share: a request costs a phone more than a kilobyte. Those of the first
                // page for every page, the others apart. Long lists are no part of most pages, and bring much along.
                {
                  name: (id, graph) =>
                    isOnFirstPage(id, (module) => graph.getModuleInfo(module)?.importers ?? [])
                      ? 'shared'
                      : null,
                  test: /[\\/]src[\\/](?:lib|ui|renderer)[\\/](?!use-paged-list).*\.tsx?$/,
                  minShareCount: 2,
                },
                {
                  name: 'parts',
                  test: /[\\/]src[\\/](?:lib|ui|renderer)[\\/](?!use-paged-list).*\.tsx?$/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // What rows of games are made of, and cards of tournaments, and nothing of what that is made of:
                // pages without games need some of it, too.
                {
                  name: 'games',
                  test: /[\\/]modules[\\/]games[\\/](?:covers|game-cover|game-text|game-tiles?|use-favourites|row[\\/][\w-]+)\.(?:tsx?|module\.css)$/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'tournaments',
                  test: /[\\/]modules[\\/]tournaments[\\/][\w-]+\.(?:tsx?|module\.css)$/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
})

/**
 * The content managers' editor, beside the players' files. A build of its own: what it shares with the site
 * would otherwise be cut into chunks differently, and players would load them.
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
    // Loaded by a few people, once for each version of the site.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { bundlerTimings: false }, input: 'src/studio/entry-studio.tsx' },
  },
})

/** `vite build` makes dist/client, `--mode studio` adds the editor to it, `--ssr` makes dist/server. */
export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  if (mode === 'studio') return studio()
  // Storybook builds its own pages with this file.
  const isForPlayers = command === 'build' && !isSsrBuild && process.env['STORYBOOK'] === undefined
  return site({ isSsrBuild, isForPlayers })
})
