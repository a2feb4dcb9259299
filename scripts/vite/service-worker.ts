import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

interface Chunk {
  fileName: string
  imports: readonly string[]
  css: readonly string[]
}

/** Files of a chunk and of all its static imports, including stylesheets. */
export function filesOf(entry: string, chunkOf: (name: string) => Chunk | undefined): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = chunkOf(name)
    if (chunk === undefined || files.has(name)) return
    files.add(name)
    chunk.css.forEach((file) => files.add(file))
    chunk.imports.forEach(add)
  }
  add(entry)
  return files
}

/** The service worker, /sw.js, with a list of the files that every page needs: those of the application's entry. */
export function serviceWorker(entryModule: string): PluginOption[] {
  let files = new Set<string>()
  const collectFiles: Plugin = {
    name: 'marquee:service-worker-files',
    generateBundle(_options, bundle) {
      const chunkOf = (name: string): Chunk | undefined => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') return undefined
        const { fileName, imports, viteMetadata } = chunk
        return { fileName, imports, css: [...(viteMetadata?.importedCss ?? [])] }
      }
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${entryModule}`),
      )
      files = entry === undefined ? new Set() : filesOf(entry.fileName, chunkOf)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // The application registers the worker itself; the web manifest comes from the settings.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [(found) => ({ manifest: found.filter(({ url }) => files.has(url)) })],
    },
  })
  return [collectFiles, worker]
}
