import type { RoleTable } from '../../../../schemas/roles/role-table.ts'
import type { CompiledOpening, SiteConfig } from '../../../../schemas/compiled.ts'
import { Dictionary } from '../../../../schemas/documents/form.ts'
import { Menu } from '../../../../schemas/documents/menu.ts'
import { Popup } from '../../../../schemas/documents/popup.ts'
import { PageSettings, PartSettings } from '../../../../schemas/documents/settings/settings.ts'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { bindTexts } from '../../../../schemas/bind-words.ts'
import { catalogueChain, type Locale, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { contentHash } from '../../../lib/content-hash.ts'
import { trusted } from '../../model/contracts.ts'
import { compileConfig, compileParts, type PartsConfig } from './compile-config.ts'
import { mergeCatalogues } from '../../../../src/lib/i18n/merge-catalogues.ts'
import { compileOpening } from './compile-opening.ts'
import { compileTheme } from './compile-theme.ts'
import type { ThemeFonts } from './theme-fonts.ts'
import { readBody, type DocumentSource } from './document-source.ts'
import { withPictureFiles } from './library-pictures.ts'
import { artHash } from './paint-art.ts'
import { readAllSettings, readSettings } from './read-settings.ts'

export interface SiteTexts {
  hash: string
  catalogue: Record<string, unknown>
}

/** The catalogues of the build, by key. */
export type DefaultCatalogues = Readonly<Record<string, Record<string, unknown>>>

/**
 * Reads the texts of a language, completed by those of its fallbacks and by the build's own texts: an edited
 * catalogue may be older than the code that needs a text.
 */
export async function readTexts(
  source: DocumentSource,
  languages: readonly LocaleDefinition[],
  locale: Locale,
  defaults: DefaultCatalogues,
): Promise<SiteTexts> {
  const stored = async (key: string) => (await source.read('messages', key))?.body ?? {}
  const catalogues: Record<string, unknown>[] = []
  for (const key of catalogueChain(languages, locale)) catalogues.push(defaults[key] ?? {}, await stored(key))
  const merged = mergeCatalogues(...catalogues)
  const catalogue = bindTexts(merged, locale)
  return { hash: contentHash(JSON.stringify(catalogue)), catalogue }
}

/** The active theme. */
export interface SiteTheme {
  hash: string
  /** The stylesheet, as `/nfx/theme/{hash}.css` contains it. */
  css: string
  /** The same without the files of fonts, which documents add later. */
  firstCss: string
  fonts: ThemeFonts
  artHash: string | null
  theme: Theme
}

/** Key of the theme that the settings name. Previews may name one that is not there yet: its draft has errors. */
async function themeKey(source: DocumentSource): Promise<string> {
  const { theme = 'default' } = await readSettings(source, 'site')
  return source.keys('theme').includes(theme) ? theme : 'default'
}

export async function readTheme(source: DocumentSource): Promise<SiteTheme> {
  const theme = await readBody(source, Theme, 'theme', await themeKey(source))
  const { css: firstCss, fonts } = compileTheme(theme, source.library)
  const css = `${firstCss}${fonts.faces}`
  return { hash: contentHash(css), css, firstCss, fonts, artHash: artHash(theme), theme }
}

interface ConfigVersion {
  contentVersion: number
  messagesHash: string
  roles: RoleTable
  /** Keys of the popups that open by themselves; they are not part of what a page is tried out with. */
  popups?: readonly string[]
}

/** Reads the configuration that the whole application needs. */
export async function readConfig(
  source: DocumentSource,
  locales: readonly LocaleDefinition[],
  locale: Locale,
  { popups = [], ...version }: ConfigVersion,
): Promise<Omit<SiteConfig, 'general'>> {
  const { theme, hash: themeHash, artHash } = await readTheme(source)
  const { library = {} } = source
  const menus = await Promise.all(
    source.keys('menu').map(async (key): Promise<[string, Menu]> => {
      const menu = withPictureFiles(Menu, await readBody(source, Menu, 'menu', key), library)
      return [key, trusted(Menu, menu, `menu/${key}`)]
    }),
  )
  const openings = await readOpenings(source, popups, version.roles)
  const settings = await readAllSettings(source, PageSettings)
  const focused = withPictureFiles(PageSettings, settings, library)
  const blocks = trusted(PageSettings, focused, 'settings')
  const site = await readSettings(source, 'site')
  return compileConfig(
    {
      ...version,
      locales,
      site,
      blocks,
      themeHash,
      artHash,
      theme,
      menus: Object.fromEntries(menus),
      openings,
    },
    locale,
  )
}

/** How these popups open by themselves, the most important first. */
async function readOpenings(
  source: DocumentSource,
  keys: readonly string[],
  roles: RoleTable,
): Promise<CompiledOpening[]> {
  const openings = await Promise.all(
    keys.map(async (key) => compileOpening(key, await readBody(source, Popup, 'popup', key), roles)),
  )
  return openings.flat().sort((one, other) => other.priority - one.priority)
}

/**
 * Reads the configuration that only some parts of the site need. Its pictures have no focal points, because icons and
 * pictures for search engines are never cropped.
 */
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
