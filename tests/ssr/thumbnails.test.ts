import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const thumbnail = (name: string) => fetch(`${site.url}/nfx/thumbnails/${name}`)

describe('a thumbnail', () => {
  // Of one static and one interactive block, a form, and one with third-party content: every example is rendered by
  // tests/contract/registry.test.tsx.
  it.each(['uz/block/Hero', 'ru/block/Deposit', 'uz/block/EmbeddedFrame', 'ru/block/Video'])(
    'shows the example of %s',
    async (name) => {
      const answer = await thumbnail(name)
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html).toContain('data-block="example"')
      expect(html).not.toMatch(/<(script|iframe|video|source)[^>]+ src=/)
    },
  )

  it.each(['page-landing', 'page-questions', 'page-text', 'popup-message', 'popup-offer'])(
    'shows what a document made from %s looks like, in the language',
    async (id) => {
      const [uzbek, russian] = await Promise.all(
        ['uz', 'ru'].map(async (locale) => (await thumbnail(`${locale}/template/${id}`)).text()),
      )
      expect(uzbek).toContain('data-block=')
      expect(russian).toMatch(/[а-я]{4}/)
      expect(uzbek).not.toMatch(/[а-я]{4}/)
    },
  )

  it.each(['form-feedback', 'form-contact'])(
    'shows the form made from %s with its button, in the language',
    async (id) => {
      const [uzbek, russian] = await Promise.all(
        ['uz', 'ru'].map(async (locale) => (await thumbnail(`${locale}/template/${id}`)).text()),
      )
      for (const html of [uzbek, russian]) expect(html).toMatch(/<form[\s\S]*<button[^>]+type="submit"/)
      expect(russian).toMatch(/<label[\s\S]*[а-я]{4}/)
      expect(uzbek).not.toMatch(/[а-я]{4}/)
    },
  )

  it.each(['uz/block/Missing', 'en/block/Hero', 'uz/template/menu-links', 'uz/other/Hero'])(
    'of %s does not exist',
    async (name) => {
      expect((await thumbnail(name)).status).toBe(404)
    },
  )

  it('runs no code, and is embedded by the Studio only', async () => {
    const policy = (await thumbnail('uz/block/Hero')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("frame-ancestors 'self'")
  })
})
