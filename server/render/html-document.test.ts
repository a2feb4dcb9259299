import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AppState } from '../../schemas/compiled.ts'
import { testPage, testState } from '../../tests/support/page-answer.ts'
import { bootHash } from './boot-script.ts'
import { htmlDocument, scriptJson } from './html-document.ts'
import { securityPolicy } from './security-policy.ts'

const assets = {
  entry: '/assets/entry.js',
  styles: ['/assets/styles.css'],
  modulePreloads: ['/assets/row.js'],
}

function documentOf(state: AppState) {
  return htmlDocument({ state, html: '<main>Here</main>', assets, publicUrl: 'https://example.com' })
}

it('bears the language of the page and what React rendered', () => {
  const html = documentOf(testState({ locale: 'ru', path: '/rules' }))
  expect(html).toContain('<html lang="ru-RU" dir="ltr" data-scheme="dark">')
  expect(html).toContain('<div id="root"><main>Here</main></div>')
})

it('names its own address and those of the other languages', () => {
  const html = documentOf(testState({ locale: 'ru', path: '/rules' }))
  expect(html).toContain('<link rel="canonical" href="https://example.com/ru/rules">')
  expect(html).toContain('<link rel="alternate" hreflang="uz-Latn-UZ" href="https://example.com/rules">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://example.com/rules">')
})

it('keeps a page that is not there out of search results', () => {
  const html = documentOf(testState({ status: 404, path: '/nothing' }))
  expect(html).toContain('<meta name="robots" content="noindex,nofollow">')
  expect(html).not.toContain('canonical')
})

it('links the styles, preloads the modules and defers the application', () => {
  const html = documentOf(testState())
  expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css">')
  expect(html).toContain('<link rel="stylesheet" href="/nfx/theme/test.css">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/row.js" fetchpriority="low">')
  expect(html).toContain('<script type="module" src="/assets/entry.js"></script>')
})

it('escapes what documents say of themselves', () => {
  const seo = { title: 'Bread & "butter" <b>', description: '"><script>alert(1)</script>' }
  const html = documentOf(testState({ page: testPage([], { seo }) }))
  expect(html).toContain('<title>Bread &amp; &quot;butter&quot; &lt;b&gt;</title>')
  expect(html).not.toContain('<script>alert')
})

it('lets no data end the script that bears them, and gives them back unchanged', () => {
  const value = { text: '</script><!-- \u2028\u2029 &' }
  const json = scriptJson(value)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})

it('bears one inline script, the one that the policy allows by its hash', () => {
  const scripts = [...documentOf(testState()).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes).toEqual([bootHash])
})

it('allows nothing but the own origin and what settings name', () => {
  const site = {
    frameHosts: ['https://games.example'],
    imageHosts: ['https://img.example', 'x; script-src *'],
  }
  expect(securityPolicy({ site, framesOrigin: 'http://127.0.0.1:3000' })).toBe(
    `default-src 'self'; script-src 'self' ${bootHash}; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
      `img-src 'self' https://img.example; media-src 'self' https://img.example; connect-src 'self'; ` +
      `frame-src 'self' http://127.0.0.1:3000 https://games.example; object-src 'none'; base-uri 'none'; ` +
      `frame-ancestors 'self'`,
  )
})
