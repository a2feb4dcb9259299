import type { Static, TSchema } from 'typebox'
import type { SiteConfig } from '../schemas/compiled.ts'
import type { DocumentKind } from '../schemas/kinds/index.ts'
import { Menu } from '../schemas/documents/menu.ts'
import { Messages } from '../schemas/documents/messages.ts'
import { PageSettings, SiteSettings } from '../schemas/documents/settings/settings.ts'
import { Theme } from '../schemas/documents/theme/theme.ts'
import { fallbackCatalogue, builtInLocales, type Locale } from '../schemas/locale.ts'
import { compileConfig } from '../server/content/read/compile/compile-config.ts'
import { specifiedRoles } from '../schemas/roles/specified-roles.ts'
import { mergeCatalogues } from '../src/lib/i18n/merge-catalogues.ts'
import { compileTheme } from '../server/content/read/compile/compile-theme.ts'
import { isStoredDocument, trusted } from '../server/content/model/contracts.ts'

/* The site according to its default documents. */

const files = import.meta.glob('../schemas/defaults/{menus,messages,settings,themes}/*.json', {
  eager: true,
  import: 'default',
})
const documents = Object.values(files).filter(isStoredDocument)

function bodyOf<Contract extends TSchema>(
  contract: Contract,
  kind: DocumentKind,
  key: string,
): Static<Contract> {
  const document = documents.find((candidate) => candidate.kind === kind && candidate.key === key)
  return trusted(contract, document?.body, `${kind}/${key}`)
}

const keysOf = (kind: DocumentKind) =>
  documents.filter((candidate) => candidate.kind === kind).map(({ key }) => key)

const theme = bodyOf(Theme, 'theme', 'default')

/** Stylesheets of the default themes, by key. */
export const themeStyles: Readonly<Record<string, string>> = Object.fromEntries(
  keysOf('theme').map((key) => [key, compileTheme(bodyOf(Theme, 'theme', key)).css]),
)

export function messagesOf(locale: Locale): Record<string, unknown> {
  return mergeCatalogues(
    bodyOf(Messages, 'messages', fallbackCatalogue),
    bodyOf(Messages, 'messages', locale),
  )
}

const menus = Object.fromEntries(
  keysOf('menu').map((key): [string, Menu] => [key, bodyOf(Menu, 'menu', key)]),
)

const pageSettings = trusted(
  PageSettings,
  Object.fromEntries(
    Object.entries(PageSettings.properties).map(([key, contract]) => [
      key,
      bodyOf(contract, 'settings', key),
    ]),
  ),
  'settings',
)

export function configOf(locale: Locale): SiteConfig {
  const config = compileConfig(
    {
      contentVersion: 1,
      locales: builtInLocales,
      theme,
      menus,
      roles: specifiedRoles,
      site: bodyOf(SiteSettings, 'settings', 'site'),
      blocks: pageSettings,
      messagesHash: 'stories',
      themeHash: 'stories',
      artHash: null,
    },
    locale,
  )
  return {
    ...config,
    general: {
      analytic: {},
      available_currencies: ['UZS'],
      available_locales: builtInLocales.map(({ code }) => code),
      default_currency: 'UZS',
      is_seon_enabled: false,
      domain_state: 'active',
      domain_type: 'main',
      time_to_force_logout: 3600,
      is_bonus_isolation_enabled: false,
      is_game_history_export_enabled: false,
      user_inactivity_cashier_time: null,
      user_inactivity_pp_time: null,
    },
  }
}
