// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { testPage, testState } from '../../tests/support/page-answer.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { updateHead } from './head.ts'

const seo = { title: 'Правила', description: 'Коротко', robots: 'index,follow' }

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/nfx/theme/old.css">'
})

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

test('title, language, direction and addresses of the document follow the page', () => {
  const { answer } = testState({ locale: 'ru', path: '/rules', page: testPage([], { seo }) })
  updateHead(answer, testConfig)
  expect(document.title).toBe('Правила')
  expect(document.documentElement.lang).toBe('ru-RU')
  expect(document.documentElement.dir).toBe('ltr')
  expect(attribute('meta[name=description]', 'content')).toBe('Коротко')
  expect(attribute('link[rel=canonical]', 'href')).toMatch(/\/ru\/rules$/)
  expect(attribute('link[hreflang="uz-Latn-UZ"]', 'href')).toMatch(/[^u]\/rules$/)
})

test('a page that is not there is not for search engines and has no address of its own', () => {
  updateHead(testState({ path: '/rules', page: testPage([], { seo }) }).answer, testConfig)
  updateHead(testState({ status: 404, path: '/nowhere' }).answer, testConfig)
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex,nofollow')
  expect(attribute('link[rel=canonical]', 'href')).toBeUndefined()
  expect(document.head.querySelector('link[hreflang]')).toBeNull()
  expect(document.head.querySelector('meta[name=description]')).toBeNull()
})

test('a new theme takes the place of the old one once it is there', () => {
  updateHead(testState().answer, { ...testConfig, themeUrl: '/nfx/theme/new.css' })
  const links = () =>
    [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/nfx/theme/old.css', '/nfx/theme/new.css'])
  document.head.querySelector('link[href="/nfx/theme/new.css"]')?.dispatchEvent(new Event('load'))
  expect(links()).toEqual(['/nfx/theme/new.css'])
})
