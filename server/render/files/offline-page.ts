import { createHash } from 'node:crypto'
import type { Resolved } from '../../../schemas/documents/localized.ts'
import type { Theme } from '../../../schemas/documents/theme/theme.ts'
import { locales, type Locale } from '../../../schemas/locale.ts'
import { createI18n } from '../../../src/lib/i18n/i18n.ts'
import { escapeHtml } from '../../lib/html.ts'

interface OfflinePageInput {
  locale: Locale
  /** Name of the site. */
  name: string
  theme: Theme
  messages: Record<string, unknown>
}

type Scheme = Resolved<Theme>['colours']['dark']

const colourNames = [
  'bg',
  'surface-1',
  'line',
  'text-1',
  'text-2',
  'brand',
  'on-brand',
  'brand-text',
] as const

function colours(scheme: Scheme, name: 'dark' | 'light'): string {
  const declarations = colourNames.map((colour) => `--${colour}:${scheme[colour] ?? 'currentColor'}`)
  return `color-scheme:${name};${declarations.join(';')}`
}

/** The theme without fonts and pictures, which are unavailable offline. */
function styles({ colours: schemes, defaultScheme, radii }: Theme): string {
  const other = defaultScheme === 'dark' ? 'light' : 'dark'
  return [
    `:root{${colours(schemes[defaultScheme], defaultScheme)}}`,
    `:root[data-scheme="${other}"]{${colours(schemes[other], other)}}`,
    '*{box-sizing:border-box;margin:0}',
    'body{min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--bg);color:var(--text-1);font:1rem/1.5 system-ui,sans-serif}',
    `main{width:100%;max-width:34rem;padding:clamp(1.25rem,5vw,2.5rem);border:1px solid var(--line);border-radius:${radii.l}px;background:var(--surface-1)}`,
    '.name{margin-bottom:1.5rem;color:var(--brand-text);font-weight:700;letter-spacing:.02em}',
    'h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}',
    'h1+p{margin-top:.75rem}',
    'h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}',
    'p,li{color:var(--text-2)}',
    'ul{display:grid;gap:.5rem;padding-inline-start:1.25rem}',
    'li::marker{color:var(--brand-text)}',
    `a{display:flex;align-items:center;justify-content:center;min-height:3rem;margin-top:2rem;padding:.625rem 1.5rem;border-radius:${radii.m}px;background:var(--brand);color:var(--on-brand);font-weight:600;text-align:center;text-decoration:none}`,
    'a:focus-visible{outline:3px solid var(--text-1);outline-offset:3px}',
  ].join('')
}

/** Applies the player's color scheme, and returns to the page when the connection is back. */
const script =
  'try{var s=localStorage.getItem("marquee.scheme");if(s)document.documentElement.dataset.scheme=s}catch(e){}' +
  'addEventListener("online",function(){location.reload()})'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** The page that the service worker shows offline. It loads nothing, and only its own script may run. */
export function offlinePage({ locale, name, theme, messages }: OfflinePageInput) {
  const { language, dir } = locales.find(({ code }) => code === locale) ?? locales[0]
  const { t } = createI18n(locale, messages)
  const text = (key: string) => escapeHtml(t(`offline.${key}`))
  const style = styles(theme)
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
<main>
<p class="name">${escapeHtml(name)}</p>
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<h2>${text('works.title')}</h2>
<ul>
<li>${text('works.pages')}</li>
<li>${text('works.money')}</li>
</ul>
<h2>${text('waits.title')}</h2>
<p>${text('waits.text')}</p>
<a href="">${text('retry')}</a>
</main>
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
