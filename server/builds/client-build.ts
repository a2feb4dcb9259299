import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import { toKebab } from '../../schemas/to-kebab.ts'
import type { BuildManifest } from '../../schemas/route-rules.ts'
import { webFonts, type BuiltInFonts } from './web-fonts.ts'
import { prepareSheet, usedStyles, type PreparedSheet, type UsedStyles } from './used-styles.ts'

/** Files of one page. Addresses begin with a slash. */
export interface PageAssets {
  /** The application's own module. */
  entry: string
  styles: string[]
  /** Static imports of the entry and of the page's interactive blocks. */
  modulePreloads: string[]
}

/** Documents for third-party code. */
export type FrameName = 'chat' | 'analytics' | 'identity'

/** Source of the browser's code: a finished build, or Vite in development. */
export interface ClientBuild {
  /** Id of the build, taken from the file name of its entry, and the time of its creation. */
  made: BuildManifest
  /** `types`: all blocks of the page; `interactiveTypes`: blocks that need code in the browser. */
  assetsFor(types: readonly string[], interactiveTypes: readonly string[]): PageAssets
  /**
   * CSS that a popup with blocks of these types and with these names adds to any page. Without the rules for all
   * elements and the fonts of the page: adding them again, the browser would compute the whole page anew.
   */
  popupStyles(types: readonly string[], names: ReadonlySet<string>): string
  /** The code of plain forms beside that of these assets. */
  formPreloads(assets: PageAssets): readonly string[]
  /** Stylesheets of a document that shows a form alone. */
  formStyles(): readonly string[]
  /** Omitted: the stylesheets, which are complete, contain them. */
  webFonts?: BuiltInFonts
  /** Selects the rules that a page needs, without web fonts, from these stylesheets of `assetsFor`, in their order. */
  usedStyles(styles: readonly string[]): UsedStyles
  /** Files of the Studio. */
  studioAssets(): PageAssets
  /** Address of our own script in a document for third-party code. */
  frameScript(name: FrameName): string
  /** Development only: adds what Vite needs to the document. */
  complete?: (url: string, html: string) => Promise<string>
  /** Development only: allows Vite's scripts and styles. */
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
/** Modules with the styles of popups, which the application loads with the first one. */
const formModule = 'src/renderer/form/document-form.tsx'
const popupModules = ['src/app/popups/popups.tsx', 'src/modules/dialogs/dialog-stack.tsx', formModule]
const studioModule = 'src/studio/entry-studio.tsx'

/** Path of a registry entry's component. */
function moduleOf(type: string): string {
  const folder = toKebab(type)
  return `registry/${folder}/${folder}.tsx`
}

/**
 * Modules and their static imports as keys of the manifest, imports first, in the bundler's order. Styles
 * need that
 * order: the shared stylesheet declares the order of all layers.
 */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return []
    seen.add(key)
    return [...withImports(manifest, chunk.imports ?? [], seen), key]
  })
}

/** Drafts have ever new combinations of blocks, so that not all results can be kept. */
const keptAssets = 1000
/** Texts have some ten kilobytes. */
const keptTexts = 200

/**
 * Reads Vite's manifests of the site and the Studio. The results for the latest combinations of blocks are kept.
 * @param sheets texts of the site's stylesheets by address
 */
export function buildFromManifest(
  manifest: Manifest,
  studio: Manifest,
  sheets: ReadonlyMap<string, string> = new Map(),
  timestamp = 0,
): ClientBuild {
  const address = (file: string) => `/${file}`
  const entry = manifest[entryModule]
  if (entry === undefined) throw new Error(`The client build has no ${entryModule}`)
  const known = new LRUCache<string, PageAssets>({ max: keptAssets })
  const prepared = new Map<string, PreparedSheet>()
  const texts = new LRUCache<string, string>({ max: keptTexts })
  function sheetsOf(modules: readonly string[]): string[] {
    const files = withImports(manifest, modules).flatMap((key) => manifest[key]?.css ?? [])
    return [...new Set(files)].map(address)
  }
  function preparedSheet(href: string): PreparedSheet {
    const sheet = prepared.get(href) ?? prepareSheet(sheets.get(href) ?? '')
    prepared.set(href, sheet)
    return sheet
  }
  return {
    made: { id: basename(entry.file, extname(entry.file)), timestamp },
    assetsFor(types, interactiveTypes) {
      const name = `${[...types].sort().join()};${[...interactiveTypes].sort().join()}`
      const before = known.get(name)
      if (before !== undefined) return before
      const needed = withImports(manifest, [entryModule, ...interactiveTypes.map(moduleOf)])
      const scripts = needed.filter((key) => key !== entryModule).flatMap((key) => manifest[key]?.file ?? [])
      const assets: PageAssets = {
        entry: address(entry.file),
        styles: sheetsOf([entryModule, ...types.map(moduleOf)]),
        modulePreloads: [...new Set(scripts)].map(address),
      }
      known.set(name, assets)
      return assets
    },
    popupStyles(types, names) {
      const all = sheetsOf([entryModule, ...popupModules, ...types.map(moduleOf)]).map(preparedSheet)
      return usedStyles(all, new Set(sheetsOf([entryModule]).map(preparedSheet)))(names)
    },
    formPreloads(assets) {
      const files = withImports(manifest, [formModule]).flatMap((key) => manifest[key]?.file ?? [])
      const loaded = new Set([assets.entry, ...assets.modulePreloads])
      return [...new Set(files)].map(address).filter((href) => !loaded.has(href))
    },
    formStyles: () => sheetsOf([entryModule, formModule]),
    webFonts: webFonts(
      sheetsOf([entryModule])
        .map((href) => preparedSheet(href).webFonts)
        .join(''),
      (name) => {
        const font = manifest[`src/ui/styles/fonts/${name}.woff2`]
        return font === undefined ? undefined : address(font.file)
      },
    ),
    usedStyles(styles) {
      const chosen = styles.map(preparedSheet)
      const write = usedStyles(chosen)
      return (names) => {
        const known = [...names].filter((name) => chosen.some((sheet) => sheet.names.has(name)))
        // Pages with the same names share a text, by whose identity other caches find it.
        const key = [...styles, ...known.sort()].join(' ')
        const text = texts.get(key) ?? write(names)
        texts.set(key, text)
        return text
      }
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

async function readSheets(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = [...files].map(
    async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

/** Reads the manifests and stylesheets in dist/client. */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const [site, studio] = await Promise.all(
    ['manifest.json', 'studio-manifest.json'].map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return Value.Parse(Manifest, JSON.parse(text))
    }),
  )
  const { mtimeMs } = await stat(join(folder, 'manifest.json'))
  const sheets = await readSheets(folder, site ?? {})
  return buildFromManifest(site ?? {}, studio ?? {}, sheets, Math.round(mtimeMs))
}
