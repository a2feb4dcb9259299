import type { TSchema, Static } from 'typebox'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/documents/index.ts'
import { Menu } from '../../../schemas/documents/menu.ts'
import {
  AnalyticsSettings,
  CashierSettings,
  FunctionalSettings,
  SiteSettings,
} from '../../../schemas/documents/settings.ts'
import { Theme } from '../../../schemas/documents/theme.ts'
import { fallbackCatalogue, type Locale } from '../../../schemas/locale.ts'
import { trusted } from '../contracts.ts'
import { contentHash } from '../hash.ts'
import { compileConfig } from './compile-config.ts'
import { mergeCatalogues } from './compile-messages.ts'
import { compileTheme } from './compile-theme.ts'

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

async function bodyOf<Contract extends TSchema>(
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

export async function readTheme(
  source: DocumentSource,
): Promise<{ hash: string; css: string; theme: Theme }> {
  const theme = await bodyOf(source, Theme, 'theme', 'default')
  const css = compileTheme(theme)
  return { hash: contentHash(css), css, theme }
}

/** Everything that the application needs to know, from the documents of `source`. */
export async function readConfig(
  source: DocumentSource,
  locale: Locale,
  version: { contentVersion: number; messagesHash: string },
): Promise<Omit<SiteConfig, 'general'>> {
  const { theme, hash: themeHash } = await readTheme(source)
  const menus = await Promise.all(
    source
      .keys('menu')
      .map(async (key): Promise<[string, Menu]> => [key, await bodyOf(source, Menu, 'menu', key)]),
  )
  return compileConfig(
    {
      ...version,
      themeHash,
      theme,
      site: await bodyOf(source, SiteSettings, 'settings', 'site'),
      functional: await bodyOf(source, FunctionalSettings, 'settings', 'functional'),
      analytics: await bodyOf(source, AnalyticsSettings, 'settings', 'analytics'),
      cashier: await bodyOf(source, CashierSettings, 'settings', 'cashier'),
      menus: Object.fromEntries(menus),
    },
    locale,
  )
}
