import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import type { BuildManifest } from '../../schemas/route-rules.ts'

/** Files of one page; addresses begin with a slash. */
export interface PageAssets {
  /** The application's own module. */
  entry: string
  styles: string[]
  /** What the entry and the page's interactive blocks import. */
  modulePreloads: string[]
}

/** Documents for the code of others. */
export type FrameName = 'chat' | 'analytics'

/** Where the browser's code comes from: a finished build, or Vite while developing. */
export interface ClientBuild {
  /** The build's name, which is that of its entry's file, and when it was made. */
  made: BuildManifest
  /** `types`: all blocks of the page; `interactiveTypes`: those that need code in the browser. */
  assetsFor(types: readonly string[], interactiveTypes: readonly string[]): PageAssets
  /** Files of the content managers' editor. */
  studioAssets(): PageAssets
  /** Address of our own script in a document for the code of others. */
  frameScript(name: FrameName): string
  /** Only while developing: completes the document with what Vite needs. */
  complete?: (url: string, html: string) => Promise<string>
  /** Only while developing: allows Vite's own scripts and styles. */
  nonce?: string
}

const Manifest = Type.Record(
  Type.String(),
  Type.Object({
    file: Type.String(),
    imports: Type.Optional(Type.Array(Type.String())),
    css: Type.Optional(Type.Array(Type.String())),
  }),
)
type Manifest = Static<typeof Manifest>

const entryModule = 'src/entry-client.tsx'
const studioModule = 'src/studio/entry-studio.tsx'

/** Where the component of a registry entry stands: in a folder of its name. */
function moduleOf(type: string): string {
  const folder = type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
  return `registry/${folder}/${folder}.tsx`
}

/**
 * Modules and all that they import statically, as keys of the manifest: what is imported first, as the
 * bundler orders it. Styles need that order: the shared ones say in which order the layers of all win.
 */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return []
    seen.add(key)
    return [...withImports(manifest, chunk.imports ?? [], seen), key]
  })
}

/** Answers from Vite's manifests of site and editor; each combination of blocks is worked out once. */
export function buildFromManifest(manifest: Manifest, studio: Manifest, timestamp = 0): ClientBuild {
  const address = (file: string) => `/${file}`
  const entry = manifest[entryModule]
  if (entry === undefined) throw new Error(`The client build has no ${entryModule}`)
  const known = new Map<string, PageAssets>()
  return {
    made: { id: basename(entry.file, extname(entry.file)), timestamp },
    assetsFor(types, interactiveTypes) {
      const name = `${[...types].sort().join()};${[...interactiveTypes].sort().join()}`
      const before = known.get(name)
      if (before !== undefined) return before
      const shown = withImports(manifest, [entryModule, ...types.map(moduleOf)])
      const styles = shown.flatMap((key) => manifest[key]?.css ?? [])
      const needed = withImports(manifest, [entryModule, ...interactiveTypes.map(moduleOf)])
      const scripts = needed.filter((key) => key !== entryModule).flatMap((key) => manifest[key]?.file ?? [])
      const assets: PageAssets = {
        entry: address(entry.file),
        styles: [...new Set(styles)].map(address),
        modulePreloads: [...new Set(scripts)].map(address),
      }
      known.set(name, assets)
      return assets
    },
    frameScript(name) {
      return address(manifest[`src/frames/${name}-frame.ts`]?.file ?? '')
    },
    studioAssets() {
      const needed = withImports(studio, [studioModule])
      return {
        entry: address(studio[studioModule]?.file ?? ''),
        styles: [...new Set(needed.flatMap((key) => studio[key]?.css ?? []))].map(address),
        modulePreloads: [],
      }
    },
  }
}

/** Reads the manifests in dist/client. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const [site, studio] = await Promise.all(
    ['manifest.json', 'studio-manifest.json'].map(async (name) => readFile(join(folder, name), 'utf8')),
  )
  const parse = (text: string | undefined) => Value.Parse(Manifest, JSON.parse(text ?? '{}'))
  const { mtimeMs } = await stat(join(folder, 'manifest.json'))
  return buildFromManifest(parse(site), parse(studio), Math.round(mtimeMs))
}
