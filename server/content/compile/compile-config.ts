import type { CompiledMenuItem, SiteConfig } from '../../../schemas/compiled.ts'
import { resolveLocale } from '../../../schemas/documents/localized.ts'
import type { Menu } from '../../../schemas/documents/menu.ts'
import type {
  AnalyticsSettings,
  CashierSettings,
  FunctionalSettings,
  SiteSettings,
} from '../../../schemas/documents/settings.ts'
import type { Theme } from '../../../schemas/documents/theme.ts'
import { locales, type Locale } from '../../../schemas/locale.ts'

/** The documents that a configuration is made of, and the addresses of its immutable parts. */
export interface ConfigSources {
  contentVersion: number
  site: SiteSettings
  functional: FunctionalSettings
  analytics: AnalyticsSettings
  cashier: CashierSettings
  theme: Theme
  menus: Readonly<Record<string, Menu>>
  messagesHash: string
  themeHash: string
}

/** What the whole application needs to know, in one language; `general` is the platform's to add. */
export function compileConfig(sources: ConfigSources, locale: Locale): Omit<SiteConfig, 'general'> {
  const { contentVersion, site, functional, analytics, cashier, theme, menus, messagesHash, themeHash } =
    sources
  return {
    contentVersion,
    site: { ...site, logo: theme.logo, defaultScheme: theme.defaultScheme },
    functional,
    analytics,
    cashier: resolveLocale(cashier, locale),
    menus: Object.fromEntries(Object.entries(menus).map(([key, menu]) => [key, compileMenu(menu, locale)])),
    locales: [...locales],
    messagesUrl: `/nfx/messages/${locale}/${messagesHash}.json`,
    themeUrl: `/nfx/theme/${themeHash}.css`,
  }
}

export function compileMenu(menu: Menu, locale: Locale): CompiledMenuItem[] {
  return menu.items.map(({ label, ...item }) => ({ ...item, label: label[locale] }))
}
