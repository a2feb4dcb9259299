import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { FirstState, HeadElement } from '../../../../schemas/compiled.ts'
import { testFirstState, testPage } from '../../../../tests/support/page-answer.ts'
import { testConfig } from '../../../../tests/support/site-config.ts'
import { bootHash } from './boot-script.ts'
import { noSnippets } from '../../../content/read/compile/compile-snippets.ts'
import { htmlDocument, type DocumentInput } from './html-document.ts'
import { safeJson } from '../../cache/cached-json.ts'
import { securityPolicy } from './security-policy.ts'

const assets = {
  entry: '/assets/entry.js',
  styles: ['/assets/styles.css'],
  modulePreloads: ['/assets/row.js'],
}

function documentOf(state: FirstState, more: Partial<DocumentInput> = {}) {
  const html = ['<main>', 'Here</main>']
  const parts = { head: [], favicons: [], barColour: '#07110F', snippets: noSnippets }
  const loading = { inlineStyles: ['.a{top:0}'], codeWaits: false }
  const { locale } = state.answer
  return htmlDocument({
    locale,
    config: testConfig,
    state,
    html,
    assets,
    forms: { code: [], documents: [] },
    ...parts,
    ...loading,
    ...more,
  })
    .map((part) => (typeof part === 'string' ? part : part.personal))
    .join('')
}

it("contains the page's language and React's HTML", () => {
  const html = documentOf(testFirstState({ locale: 'ru', path: '/rules' }))
  expect(html).toContain('<html lang="ru-RU" dir="ltr" data-scheme="dark">')
  expect(html).toContain('<div id="root"><main>Here</main></div>')
})

it.each([true, false])(
  'tells the script of the visit whether fraud detection is on: %s [TRACK-04]',
  (isOn) => {
    const config = { ...testConfig, general: { ...testConfig.general, is_seon_enabled: isOn } }
    expect(documentOf(testFirstState(), { config }).includes('data-seon')).toBe(isOn)
  },
)

it("contains the page's head elements, marked for the application and escaped", () => {
  const head: HeadElement[] = [
    { name: 'meta', attributes: { name: 'description', content: '"><script>alert(1)</script>' } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"name":"</script>"}' },
  ]
  const html = documentOf(testFirstState(), { head })
  expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;alert')
  expect(html).toContain(
    '<script type="application/ld+json" data-head="">{"name":"\\u003c/script>"}</script>',
  )
  expect(html).not.toContain('<script>alert')
})

it('loads the code and documents of forms after the code of the page', () => {
  const forms = { code: ['/assets/form.js'], documents: ['/nfx/forms/uz/feedback'] }
  const html = documentOf(testFirstState(), { forms })
  const entry = html.indexOf('<script type="module" src="/assets/entry.js"')
  expect(entry).toBeGreaterThan(0)
  expect(html.indexOf('<link rel="modulepreload" href="/assets/form.js"')).toBeGreaterThan(entry)
  expect(html.indexOf('<link rel="preload" as="fetch" href="/nfx/forms/uz/feedback"')).toBeGreaterThan(entry)
})

it('uses the icons of the settings, or else the logo [ENT-42, PWA-06]', () => {
  const icon = '<link rel="icon" href='
  expect(documentOf(testFirstState())).toContain(`${icon}"/art/mark.svg">`)
  const html = documentOf(testFirstState(), {
    favicons: [{ rel: 'icon', href: '/art/icon.png', sizes: '32x32', type: 'image/png' }],
  })
  expect(html).toContain(`${icon}"/art/icon.png" sizes="32x32" type="image/png">`)
  expect(html).not.toContain(`${icon}"/art/mark.svg"`)
})

it('contains the styles of what it shows, and loads the others and the code after it with low priority', () => {
  const html = documentOf(testFirstState())
  expect(html).toContain('<style>.a{top:0}</style>')
  const code = html.slice(html.indexOf('id="app-state"'))
  for (const href of ['/assets/styles.css', '/nfx/theme/test.css'])
    expect(code).toContain(`<link rel="stylesheet" href="${href}" fetchpriority="low">`)
  expect(code).toContain('<link rel="modulepreload" href="/assets/row.js" fetchpriority="low">')
  for (const name of ['config/uz', 'messages/ru'])
    expect(code).toContain(`<link rel="preload" as="fetch" href="/nfx/${name}/test.json"`)
  expect(code).toContain('<script type="module" src="/assets/entry.js" fetchpriority="low"></script>')
})

it('contains code that waits in a template, in which nothing is loaded', () => {
  const html = documentOf(testFirstState(), { codeWaits: true })
  const [, template = ''] = /<template id="app-code">(.*?)<\/template>/s.exec(html) ?? []
  expect(template).toContain('<script type="module" src="/assets/entry.js"></script>')
  expect(html.replace(template, '')).not.toMatch(/\/assets\//)
})

it('contains the fonts before the boot script, which decides when texts are shown in them', () => {
  const fonts = { css: '@font-face{}', files: () => ['/assets/a.woff2', '/assets/b.woff2'] }
  const html = documentOf(testFirstState(), { fonts })
  expect(html).toContain('data-fonts="/assets/a.woff2 /assets/b.woff2"')
  expect(html.indexOf('<style>@font-face{}</style>')).toBeLessThan(html.indexOf('<script>'))
})

it('escapes the title', () => {
  const html = documentOf(testFirstState({ page: testPage([], { seo: { title: 'Bread & "butter" <b>' } }) }))
  expect(html).toContain('<title>Bread &amp; &quot;butter&quot; &lt;b&gt;</title>')
})

it("escapes data that would end the state's script element, without changing it", () => {
  const value = { text: '</script><!-- \u2028\u2029 &' }
  const json = safeJson(value)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})

it('contains one inline script, which the policy allows by its hash', () => {
  const scripts = [...documentOf(testFirstState()).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes).toEqual([bootHash])
})

it("allows only the site's own origin and the configured ones", () => {
  const site = {
    frameHosts: ['https://games.example'],
    imageHosts: ['https://img.example', 'x; script-src *'],
  }
  expect(
    securityPolicy({
      styleHashes: ["'sha256-a='"],
      site,
      auth: { messengerHosts: ['https://web.telegram.org', 'not an origin'] },
      games: {},
      framesOrigin: 'http://127.0.0.1:3000',
    }),
  ).toBe(
    `default-src 'self'; script-src 'self' ${bootHash}; style-src 'self' 'sha256-a='; style-src-attr 'unsafe-inline'; ` +
      `img-src 'self' https://img.example; media-src 'self' https://img.example; connect-src 'self'; ` +
      `frame-src 'self' http://127.0.0.1:3000 https://games.example; object-src 'none'; base-uri 'none'; form-action 'self'; ` +
      `frame-ancestors 'self' https://web.telegram.org`,
  )
})
