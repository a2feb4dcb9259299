import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { WebSettings } from '../../../schemas/documents/settings/feature-settings.ts'
import type { Resolved } from '../../../schemas/documents/localized.ts'
import type { Theme } from '../../../schemas/documents/theme/theme.ts'
import { defaultLocale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'

interface ManifestSources {
  site: SiteConfig['site']
  web: Resolved<WebSettings>
  theme: Theme
  locale: LocaleDefinition
}

/** Background color in the default color scheme of the theme. */
export function backgroundOf({ colours, defaultScheme }: Theme): string {
  return colours[defaultScheme].bg ?? 'transparent'
}

/** The web app manifest. The site is one app in all languages: `id` is the same. */
export function webManifest({ site, web, theme, locale }: ManifestSources) {
  const { code, language, dir } = locale
  const { app } = web
  const logo = {
    src: site.logo.src,
    sizes: 'any',
    ...(/\.svg$/.test(site.logo.src) && { type: 'image/svg+xml' }),
  }
  const background = backgroundOf(theme)
  return {
    id: localePath('/', defaultLocale),
    name: site.name,
    short_name: app?.shortName ?? site.name,
    ...(app?.description !== undefined && { description: app.description }),
    lang: language,
    dir,
    scope: '/',
    start_url: localePath('/', code),
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: app === undefined || app.icons.length === 0 ? [logo] : app.icons,
  }
}
