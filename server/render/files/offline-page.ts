import { createHash } from 'node:crypto'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { devicesWhere } from '../../../schemas/documents/blocks/condition-devices.ts'
import { devices } from '../../../schemas/documents/blocks/device.ts'
import type { Theme } from '../../../schemas/documents/theme/theme.ts'
import type { Locale, LocaleDefinition } from '../../../schemas/locale.ts'
import icons from '../../../src/ui/art/icons.svg?raw'
import { createI18n } from '../../../src/lib/i18n/i18n.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { escapeHtml } from '../../lib/html.ts'
import script from './offline-script.js?inline-script'
import { offlineStyles } from './offline-styles.ts'

interface OfflinePageInput {
  locale: LocaleDefinition
  /** Name of the site. */
  name: string
  /** The logo as a data URL; omitted: only the name is shown. */
  logo?: string | undefined
  /** The tabs of the site's pages. */
  tabs: readonly CompiledMenuItem[]
  theme: Theme
  messages: Record<string, unknown>
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const drawings = new Map(
  [...icons.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/gs)].map(([, icon = '', drawing = '']) => [
    icon,
    drawing.trim(),
  ]),
)

function iconOf(icon: string | undefined): string {
  const drawing = icon === undefined ? undefined : drawings.get(icon)
  if (drawing === undefined) return ''
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>`
}

/** Whether everybody sees an entry: the page knows neither visitor nor features. Most visitors are on no break. */
const isForAll = ({ when }: CompiledMenuItem) =>
  when === undefined ||
  devicesWhere(when, (fact) => fact.fact === 'break' && fact.is === 'off').length === devices.length

/** Links to the tabs that everybody sees. */
function tabLinks(tabs: readonly CompiledMenuItem[], locale: Locale): string {
  return tabs
    .filter(isForAll)
    .flatMap(({ to, icon, label }) =>
      to === undefined
        ? []
        : [
            `<a href="${escapeHtml(to.startsWith('/') ? localePath(to, locale) : to)}">${iconOf(icon)}${escapeHtml(label)}</a>`,
          ],
    )
    .join('\n')
}

/** The page that the service worker shows offline. It loads nothing, and only its own script may run. */
export function offlinePage({ locale, name, logo, tabs, theme, messages }: OfflinePageInput) {
  const { code, language, dir } = locale
  const { t } = createI18n(code, messages)
  const text = (key: string) => escapeHtml(t(`offline.${key}`))
  const label = (key: string) => escapeHtml(t(key, { name }))
  const style = offlineStyles(theme)
  const links = tabLinks(tabs, code)
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${text('title')} — ${escapeHtml(name)}</title>
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<header>
<a href="${escapeHtml(localePath('/', code))}" aria-label="${label('header.home')}">${logo === undefined ? '' : `<img src="${logo}" width="32" height="32" alt="">`}${escapeHtml(name)}</a>
</header>
<main>
<div class="card">
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<h2>${text('works.title')}</h2>
<ul>
<li>${text('works.pages')}</li>
<li>${text('works.money')}</li>
</ul>
<h2>${text('waits.title')}</h2>
<p>${text('waits.text')}</p>
<a href="" class="retry">${text('retry')}</a>
<p role="status" data-checking="${text('checking')}" data-failed="${text('failed')}"></p>
</div>
</main>
${links === '' ? '' : `<nav aria-label="${label('header.tabs')}">\n${links}\n</nav>`}
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    'img-src data:',
    // Whether the server answers again.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
