import type {
  CmsConfig,
  CompiledMenuItem,
  CompiledOpening,
  SiteConfig,
} from '../../../../schemas/compiled.ts'
import type { Dictionary } from '../../../../schemas/documents/form.ts'
import { isRouted, pageRole, pageRoleNames } from '../../../../schemas/roles/page-roles.ts'
import type { RoleTable } from '../../../../schemas/roles/role-table.ts'
import { resolveLocale } from '../../../../schemas/documents/localized.ts'
import type { Menu } from '../../../../schemas/documents/menu.ts'
import type { PageSettings, PartSettings } from '../../../../schemas/documents/settings/settings.ts'
import type { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { definitionOf, type Locale, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { formatsOfPage } from './compile-formats.ts'
import type { SettingsOf } from './read-settings.ts'

/** The source documents of a configuration, and the addresses of its immutable parts. */
export interface ConfigSources {
  contentVersion: number
  /** The languages that are shown. */
  locales: readonly LocaleDefinition[]
  /** The documents of roles. */
  roles: RoleTable
  site: SettingsOf<'site'>
  blocks: PageSettings
  theme: Theme
  menus: Readonly<Record<string, Menu>>
  openings?: readonly CompiledOpening[]
  messagesHash: string
  themeHash: string
  /** Hash of the drawings in the theme's colours; null if they are served unchanged. */
  artHash: string | null
}

/**
 * Returns the configuration of the whole application in one language, without `general`, which the platform
 * adds.
 */
export function compileConfig(sources: ConfigSources, locale: Locale): Omit<SiteConfig, 'general'> {
  const { contentVersion, locales, roles, site, blocks, theme, menus, messagesHash, themeHash } = sources
  const { openings = [] } = sources
  const { logo, scenes, defaultScheme } = theme
  const { formats, ...siteSettings } = site
  // Those that are shown are `locales`.
  delete siteSettings.languages
  // Content managers only.
  delete siteSettings.styleLists
  const pageFormats = formatsOfPage(formats, locale, definitionOf(locales, locale).dir)
  const painted = `/nfx/art/${sources.artHash}`
  return {
    ...resolveLocale(blocks, locale),
    contentVersion,
    site: {
      ...siteSettings,
      ...(pageFormats && { formats: pageFormats }),
      logo: { name: logo.name, src: logo.picture ?? (logo.mark ? `${painted}/mark.svg` : '/art/mark.svg') },
      scenePath: scenes ? painted : '/art/scenes',
      defaultScheme,
    },
    menus: Object.fromEntries(
      Object.entries(menus).map(([key, menu]) => [key, compileMenu(menu, roles, locale)]),
    ),
    ...(openings.length > 0 && { openings: [...openings] }),
    locales: [...locales],
    roles,
    messagesUrl: `/nfx/messages/${locale}/${messagesHash}.json`,
    themeUrl: `/nfx/theme/${themeHash}.css`,
  }
}

function compileMenu(menu: Menu, roles: RoleTable, locale: Locale): CompiledMenuItem[] {
  return menu.items.map((item) => {
    const compiled = resolveLocale(item, locale)
    return 'to' in compiled ? { ...compiled, to: presentAddress(compiled.to, roles) } : compiled
  })
}

/** A menu leads to the specified address of a page, and follows it when it moves. */
export function presentAddress(to: string, { pages }: RoleTable): string {
  const role = pageRoleNames.find((name) => pageRole(name).default === to)
  return (role !== undefined && isRouted(role) && pages[role]) || to
}

export interface PartSources {
  blocks: PartSettings
  dictionary: Dictionary | null
}

/** The part of the configuration that the first page does not need, in one language. */
export type PartsConfig = Omit<CmsConfig, keyof SiteConfig>

export function compileParts({ blocks, dictionary }: PartSources, locale: Locale): PartsConfig {
  return { ...resolveLocale(blocks, locale), validator: resolveLocale(dictionary?.entries ?? [], locale) }
}
