import type { TSchema, Static } from 'typebox'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { Dictionary } from '../../../../schemas/documents/form.ts'
import type { DocumentKind, StoredDocument } from '../../../../schemas/documents/index.ts'
import { Menu } from '../../../../schemas/documents/menu.ts'
import { PageSettings, PartSettings } from '../../../../schemas/documents/settings.ts'
import { Theme } from '../../../../schemas/documents/theme.ts'
import { fallbackCatalogue, type Locale } from '../../../../schemas/locale.ts'
import { trusted } from '../../model/contracts.ts'
import { contentHash } from '../../../lib/content-hash.ts'
import { compileConfig, compileParts, type PartsConfig } from './compile-config.ts'
import { mergeCatalogues } from './compile-messages.ts'
import { compileTheme } from './compile-theme.ts'
import { artHash } from './paint-art.ts'
import { readAllSettings, readSettings } from './read-settings.ts'

/** Where compiling finds documents: the snapshot in force, or the site as a publication would make it. */
export interface DocumentSource {
  read(kind: DocumentKind, key: string): Promise<StoredDocument | null>
  keys(kind: DocumentKind): string[]
}

export interface SiteTexts {
  hash: string
  catalogue: Record<string, unknown>
}

/** The catalogues that the build brings along, by key. */
export type DefaultCatalogues = Readonly<Record<string, Record<string, unknown>>>

/** The body of a document that must be there. */
export async function readBody<Contract extends TSchema>(
  source: DocumentSource,
  contract: Contract,
  kind: DocumentKind,
  key: string,
): Promise<Static<Contract>> {
  const document = await source.read(kind, key)
  if (!document) throw new Error(`There is no document ${kind}/${key}`)
  return trusted(contract, document.body, `${kind}/${key}`)
}

/**
 * The texts of a language, completed by the fallback. Below both lie the texts that this build brings
 * along: an edited catalogue may be older than the code that asks for a text.
 */
export async function readTexts(
  source: DocumentSource,
  locale: Locale,
  defaults: DefaultCatalogues,
): Promise<SiteTexts> {
  const stored = async (key: string) => (await source.read('messages', key))?.body ?? {}
  const catalogue = mergeCatalogues(
    defaults[fallbackCatalogue] ?? {},
    await stored(fallbackCatalogue),
    defaults[locale] ?? {},
    await stored(locale),
  )
  return { hash: contentHash(JSON.stringify(catalogue)), catalogue }
}

/** The theme that the site wears. */
export interface SiteTheme {
  hash: string
  css: string
  artHash: string | null
  theme: Theme
}

/** Key of the theme that the settings name. */
async function themeKey(source: DocumentSource): Promise<string> {
  const { theme } = await readSettings(source, 'site')
  return theme ?? 'default'
}

export async function readTheme(source: DocumentSource): Promise<SiteTheme> {
  const theme = await readBody(source, Theme, 'theme', await themeKey(source))
  const css = compileTheme(theme)
  return { hash: contentHash(css), css, artHash: artHash(theme), theme }
}

/** Everything that the application needs to know, from the documents of `source`. */
export async function readConfig(
  source: DocumentSource,
  locale: Locale,
  version: { contentVersion: number; messagesHash: string },
): Promise<Omit<SiteConfig, 'general'>> {
  const { theme, hash: themeHash, artHash } = await readTheme(source)
  const menus = await Promise.all(
    source
      .keys('menu')
      .map(async (key): Promise<[string, Menu]> => [key, await readBody(source, Menu, 'menu', key)]),
  )
  const blocks = await readAllSettings(source, PageSettings)
  const site = await readSettings(source, 'site')
  return compileConfig(
    { ...version, site, blocks, themeHash, artHash, theme, menus: Object.fromEntries(menus) },
    locale,
  )
}

/** What single parts of the site need to know, from the documents of `source`. */
export async function readParts(source: DocumentSource, locale: Locale): Promise<PartsConfig> {
  const hasDictionary = source.keys('dictionary').includes('default')
  return compileParts(
    {
      blocks: await readAllSettings(source, PartSettings),
      dictionary: hasDictionary ? await readBody(source, Dictionary, 'dictionary', 'default') : null,
    },
    locale,
  )
}
