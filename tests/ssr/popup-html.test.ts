import { Type } from 'typebox'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInCodes } from '../../schemas/locale.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { fieldLabel } from '../e2e/support/texts.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
}, 120_000)
afterAll(() => site.stop())

const PopupHtml = Type.Object({
  html: Type.String(),
  css: Type.String(),
  forms: Type.Array(Type.String()),
})

const ask = (path: string) => fetch(`${site.url}/nfx/popup-html/${path}`)

it.each(builtInCodes)(
  'contains the popup with its form and the rules of its elements (%s)',
  async (locale) => {
    const answer = await ask(`${locale}/login`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const { html, css, forms } = Value.Parse(PopupHtml, await answer.json())
    expect(forms).toEqual(['login'])
    expect(html).toMatch(/^<dialog class="[^"]+"/)
    expect(html).toContain(fieldLabel('login', 'password', locale))
    expect(html).not.toMatch(/<script/)
    const [, first = ''] = /class="([\w-]+)/.exec(html) ?? []
    expect(css).toContain(`.${first}`)
  },
)

it('is the same until the content changes', async () => {
  const first = await ask('uz/login')
  const again = await fetch(`${site.url}/nfx/popup-html/uz/login`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it.each([
  ['uz/registration-completion', 204],
  ['uz/sidebar', 204],
  ['uz/no-such-popup', 404],
  ['xx/login', 404],
  ['uz/constructor', 404],
])('has nothing for guests at %s', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})
