import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname

/** Names of CSS modules' classes: the same in the client's and the server's build, and short. */
function className(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file)
  const hash = createHash('sha256').update(`${path}:${name}`).digest('base64url').slice(0, 6)
  return `_${hash}`
}

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react()],
  css: { modules: { generateScopedName: className } },
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
            'publish-worker': 'server/content/publish-worker.ts',
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
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // One stylesheet for all that every page shares; modules bring theirs with their chunks.
                { name: 'styles', test: /[\\/](?:src[\\/](?:ui|app)|registry)[\\/].*\.css$/, priority: 2 },
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
                  priority: 1,
                },
                // Small parts that most blocks share: a request costs a phone more than a kilobyte.
                { name: 'shared', test: /[\\/]src[\\/](?:lib|ui|renderer)[\\/].*\.tsx?$/, minShareCount: 4 },
              ],
            },
          },
        },
      },
}))
