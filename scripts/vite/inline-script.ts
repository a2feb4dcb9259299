import { build } from 'esbuild'
import type { Plugin } from 'vite'

const query = '?inline-script'

/**
 * `import text from './main.ts?inline-script'`: a module and what it imports as one minified script, which the server
 * writes into documents.
 */
export function inlineScript(): Plugin {
  let hasWorker = false
  return {
    name: 'marquee:inline-script',
    configResolved({ isProduction }) {
      hasWorker = isProduction
    },
    async load(id) {
      if (!id.endsWith(query)) return null
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -query.length)],
        bundle: true,
        write: false,
        metafile: true,
        format: 'iife',
        minify: true,
        // The first browsers with all that the site's styles need have this syntax.
        target: 'es2022',
        legalComments: 'none',
        tsconfigRaw: {},
        define: { HAS_WORKER: String(hasWorker) },
      })
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file)
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}
