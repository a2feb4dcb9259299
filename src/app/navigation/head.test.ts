// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { HeadElement } from '../../../schemas/compiled.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { updateHead } from './head.ts'

const seo = { title: 'Правила' }
const head: HeadElement[] = [
  { name: 'meta', attributes: { name: 'description', content: 'Коротко' } },
  { name: 'link', attributes: { rel: 'canonical', href: 'https://example.com/ru/rules' } },
  { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"@type":"Article"}' },
]

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/nfx/theme/old.css">'
})

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

test('title, language, direction and addresses of the document follow the page [LOC-13, SEO-03]', () => {
  const { answer } = testState({ locale: 'ru', path: '/rules', page: testPage([], { seo }), head })
  updateHead(answer, testConfig)
  expect(document.title).toBe('Правила')
  expect(document.documentElement.lang).toBe('ru-RU')
  expect(document.documentElement.dir).toBe('ltr')
  expect(attribute('meta[name=description]', 'content')).toBe('Коротко')
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://example.com/ru/rules')
  expect(document.head.querySelector('script')?.textContent).toBe('{"@type":"Article"}')
})

test("removes the previous page's head elements and keeps the rest of the head", () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="keywords" content="x" data-head="">')
  updateHead(testState({ page: testPage([], { seo }), head }).answer, testConfig)
  const robots: HeadElement = { name: 'meta', attributes: { name: 'robots', content: 'noindex,nofollow' } }
  updateHead(testState({ status: 404, path: '/nowhere', head: [robots] }).answer, testConfig)
  expect([...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML)).toEqual([
    '<meta name="robots" content="noindex,nofollow" data-head="">',
  ])
  expect(document.head.querySelector('link[rel=stylesheet]')).not.toBeNull()
})

test('the first page keeps the head that the server wrote', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/rules" data-head="">')
  updateHead(testState({ path: '/rules', page: testPage([], { seo }) }).answer, testConfig)
  expect(attribute('link[rel=canonical]', 'href')).toBe('/rules')
})

test('a new theme replaces the old one once it has loaded', () => {
  updateHead(testState().answer, { ...testConfig, themeUrl: '/nfx/theme/new.css' })
  const links = () =>
    [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/nfx/theme/old.css', '/nfx/theme/new.css'])
  document.head.querySelector('link[href="/nfx/theme/new.css"]')?.dispatchEvent(new Event('load'))
  expect(links()).toEqual(['/nfx/theme/new.css'])
})
