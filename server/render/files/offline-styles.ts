import type { Resolved } from '../../../schemas/documents/localized.ts'
import type { Theme } from '../../../schemas/documents/theme/theme.ts'

type Scheme = Resolved<Theme>['colours']['dark']

const colourNames = [
  'bg',
  'band',
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

/** The theme without fonts and pictures, which are unavailable offline; header and tabs as on the site's pages. */
export function offlineStyles({ colours: schemes, defaultScheme, radii }: Theme): string {
  const other = defaultScheme === 'dark' ? 'light' : 'dark'
  return [
    `:root{${colours(schemes[defaultScheme], defaultScheme)}}`,
    `:root[data-scheme="${other}"]{${colours(schemes[other], other)}}`,
    '*{box-sizing:border-box;margin:0}',
    'body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;background:var(--bg);color:var(--text-1);font:1rem/1.5 system-ui,sans-serif}',
    'a{color:inherit;text-decoration:none}',
    'a:focus-visible{outline:3px solid var(--text-1);outline-offset:3px}',
    'header{position:sticky;top:0;border-bottom:1px solid var(--line);background:var(--bg)}',
    'header a{display:inline-flex;align-items:center;gap:.625rem;min-height:3.9375rem;margin-inline:1rem;font-size:1.0625rem;font-weight:700;letter-spacing:-.02em}',
    'main{flex:1;display:grid;place-items:center;padding:1.5rem 1rem}',
    `.card{width:100%;max-width:34rem;padding:clamp(1.25rem,5vw,2.5rem);border:1px solid var(--line);border-radius:${radii.l}px;background:var(--surface-1)}`,
    'h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}',
    'h1+p{margin-top:.75rem}',
    'h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}',
    'p,li{color:var(--text-2)}',
    '.card ul{display:grid;gap:.5rem;padding-inline-start:1.25rem}',
    '.card li::marker{color:var(--brand-text)}',
    `.retry{display:flex;align-items:center;justify-content:center;min-height:3rem;margin-top:2rem;padding:.625rem 1.5rem;border-radius:${radii.m}px;background:var(--brand);color:var(--on-brand);font-weight:600;text-align:center}`,
    '[role=status]:not(:empty){margin-top:.75rem;text-align:center}',
    'nav{position:sticky;bottom:0;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);padding:0 .25rem env(safe-area-inset-bottom);border-top:1px solid var(--line);background:var(--band)}',
    'nav a{display:grid;place-content:center;justify-items:center;gap:.25rem;min-height:4.5rem;color:var(--text-2);font-size:.75rem;font-weight:500}',
    'nav svg{width:24px;height:24px}',
    '@media(min-width:992px){header a{margin-inline:2rem;font-size:1.25rem}nav{grid-auto-columns:max-content;justify-content:center;gap:2rem}nav a{display:flex;align-items:center;gap:.5rem;min-height:4rem;font-size:.9375rem}}',
  ].join('')
}
