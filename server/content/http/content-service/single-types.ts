import { Type, type TSchema } from 'typebox'
import { Redirects } from '../../../../schemas/documents/seo/redirects.ts'
import { settingsContracts } from '../../../../schemas/documents/settings/settings.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { mediaAddress } from '../../../../schemas/documents/reference.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import type { PartsConfig } from '../../read/compile/compile-config.ts'
import { migrateDocument } from '../../read/compile/migrate.ts'
import { fits } from '../../model/contracts.ts'
import type { ContentReads, Entry } from './collections.ts'

type Config = Omit<SiteConfig, 'general'> & PartsConfig

interface SingleType {
  schema: TSchema
  read: (config: Config, gateway: ContentReads) => object | Promise<object>
}

const open = Type.Object({})
const logos = Type.Object({ main: mediaAddress('Logo of the site') })

async function redirectsOf(gateway: ContentReads): Promise<Redirects['items']> {
  const [found] = await gateway.documents({ kind: 'redirects', key: 'site' })
  const body = found && migrateDocument(found).body
  return fits(Redirects, body) ? body.items : []
}

/** The blocks of the configuration, by their names in the content service. */
export const singleTypes: Readonly<Record<string, SingleType>> = {
  'cms-config': {
    schema: open,
    read: ({ contentVersion, locales, menus, messagesUrl, themeUrl }) => ({
      contentVersion,
      locales,
      menus,
      messagesUrl,
      themeUrl,
    }),
  },
  'settings-seo': {
    schema: settingsContracts.seo,
    read: async ({ seo }, gateway) => ({ ...seo, redirects: await redirectsOf(gateway) }),
  },
  'site-config': {
    schema: Type.Object({ logos }),
    read: ({ site, functional, validator, loader, popups }) => ({
      logos: { main: site.logo.src },
      functionalSettings: functional,
      validatorConfig: validator,
      loader,
      popups,
    }),
  },
  'cashier-config': { schema: open, read: ({ cashier }) => cashier },
  'games-config': { schema: open, read: ({ games }) => games },
  'search-config': { schema: open, read: ({ search }) => search },
  'loyalty-config': { schema: open, read: ({ loyalty }) => loyalty },
  'forms-config': { schema: open, read: ({ forms }) => forms },
  'auth-config': { schema: open, read: ({ auth }) => auth },
  'analytics-settings': { schema: open, read: ({ analytics }) => analytics },
  'support-config': { schema: open, read: ({ support }) => support },
  'web-settings': { schema: settingsContracts.web, read: ({ web }) => web },
}

async function configOf(gateway: ContentReads, locale: Locale): Promise<Config> {
  return { ...(await gateway.config(locale)), ...(await gateway.parts(locale)) }
}

export async function readSingle(
  gateway: ContentReads,
  name: string,
  { schema, read }: SingleType,
  locale: Locale,
): Promise<Entry> {
  const fields = await read(await configOf(gateway, locale), gateway)
  return { id: name, fields: { ...fields, locale }, schema }
}

/** Returns the editorial data of the platform's payment methods. */
export async function paymentMethods(gateway: ContentReads, locale: Locale): Promise<Entry[]> {
  const { cashier } = await gateway.config(locale)
  return cashier.methods.map(({ sysname, icon, image, name, description }) => ({
    id: sysname,
    schema: open,
    fields: {
      key: sysname,
      sysname,
      icons: { main: icon, ...(image !== undefined && { picture: image }) },
      descriptions: { name, text: description },
      locale,
    },
  }))
}
