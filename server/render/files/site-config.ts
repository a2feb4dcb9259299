import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { GeneralInfo } from '../../../schemas/api/entities/site.ts'
import { isBuiltIn, knownLocale, type Locale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { platformAnalytics } from './platform-analytics.ts'
import { presentMenus, type MenuFilter } from './present-menus.ts'
import { contentHash } from '../../lib/content-hash.ts'
import type { PublishedContent } from '../../content/index.ts'
import {
  type ChatChoice,
  type GeneralInfoSource,
  type Polled,
  assumedGeneralInfo,
} from '../../platform/index.ts'

/** Sources of the configuration. */
export interface ConfigSource {
  gateway: PublishedContent
  general: GeneralInfoSource
  /** Origin of third-party documents, and the active chat; undefined: none. */
  frames?: { origin: string; chat: Pick<Polled<ChatChoice>, 'current'> } | undefined
  /** Undefined: the platform has everything. */
  menuFilter?: MenuFilter | undefined
}

type OwnConfig = Omit<SiteConfig, 'general'>
/** A completed configuration, and the platform data that it was made with. */
interface Completed {
  config: SiteConfig
  fromPlatform: ReturnType<GeneralInfoSource['current']>
  chat: string
  absent: string
}
const completed = new WeakMap<OwnConfig, Completed>()

/**
 * Configuration of the site in a language, completed by the platform's data. Returns the same object until
 * either changes.
 */
export async function siteConfig(
  { gateway, general, frames, menuFilter }: ConfigSource,
  locale: Locale,
): Promise<SiteConfig> {
  const own: OwnConfig = await gateway.config(locale)
  const fromPlatform = general.current()
  const chat = frames?.chat.current()?.provider ?? 'none'
  const before = completed.get(own)
  const absent = menuFilter?.absent().join() ?? ''
  if (before?.fromPlatform === fromPlatform && before.chat === chat && before.absent === absent)
    return before.config
  const platformInfo = fromPlatform ?? assumedGeneralInfo(own.site)
  const callLocale = knownLocale(own.locales, platformInfo.available_locales, locale)
  const all: SiteConfig = {
    ...own,
    analytics: { ...platformAnalytics(fromPlatform?.analytic ?? {}), ...own.analytics },
    general: withAddedLocales(platformInfo, own.locales),
    ...(callLocale !== locale && { callLocale }),
    ...(frames && { framesOrigin: frames.origin }),
    ...(chat !== 'none' && { chat }),
  }
  const config = menuFilter ? { ...all, menus: await presentMenus(all, locale, gateway, menuFilter) } : all
  completed.set(own, { config, fromPlatform, chat, absent })
  return config
}

/** The platform need not know a language that the site has added: its pages are made with the answers of another one. */
function withAddedLocales(general: GeneralInfo, locales: readonly LocaleDefinition[]): GeneralInfo {
  const { available_locales: available } = general
  const added = locales.filter(({ code }) => !isBuiltIn(code) && !available.includes(code))
  if (added.length === 0) return general
  return { ...general, available_locales: [...available, ...added.map(({ code }) => code)] }
}

const fileNames = new WeakMap<SiteConfig, string>()

/** File name of a configuration: a hash of its content. */
export function configFile(config: SiteConfig): string {
  const name = fileNames.get(config) ?? `${contentHash(JSON.stringify(config))}.json`
  fileNames.set(config, name)
  return name
}

/** The immutable address of a configuration. That of a preview contains the preview's token. */
export function configAddress(config: SiteConfig, locale: Locale): string {
  const address = `/nfx/config/${locale}/${configFile(config)}`
  return config.preview === undefined ? address : `${address}?preview=${config.preview}`
}
