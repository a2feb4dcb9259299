import { expect, test, vi } from 'vitest'
import { joinTexts } from '../../http/gzip-parts.ts'
import { NotFoundPages, safeAddress } from './not-found-pages.ts'

function notFoundPages() {
  let time = 1
  const gateway = {
    findPage: (path: string) => {
      if (path === '/slots') return { key: 'slots', params: {} }
      return path.startsWith('/game/') || path === '/rules' ? { key: 'page', params: { name: 'a' } } : null
    },
  }
  const make = vi.fn((path: string) =>
    Promise.resolve({
      parts: [`<a href="/ru${path}">`, `{"path":"${path}"}`, 'the same everywhere'],
      styleHashes: [],
    }),
  )
  const pages = new NotFoundPages({ gateway, now: () => time })
  return {
    make,
    pass: (milliseconds: number) => (time += milliseconds),
    text: async (path: string, version = '1', locale: 'uz' | 'ru' = 'uz') =>
      joinTexts((await pages.find({ locale, path, search: '' }, version, make)).parts).toString(),
  }
}

test('thousands of addresses without a page cost one rendering', async () => {
  const { make, text } = notFoundPages()
  for (let index = 0; index < 2000; index += 1) {
    const path = index % 2 === 0 ? `/game/x${index}` : `/x${index}/y`
    expect(await text(path)).toBe(`<a href="/ru${path}">{"path":"${path}"}the same everywhere`)
  }
  expect(make).toHaveBeenCalledTimes(1)
})

test('addresses below a page share another page, in whose menus it is marked', async () => {
  const { make, text } = notFoundPages()
  await Promise.all(['/slots/a', '/slots/b/c', '/a', '/rules/a'].map((path) => text(path)))
  expect(make.mock.calls.map(([path]) => path.replace(/\/[0-9a-f-]{36}$/, '/*'))).toEqual(['/slots/*', '/*'])
})

test('a page is rendered again for another language, another version, and after a minute', async () => {
  const { make, text, pass } = notFoundPages()
  await text('/a')
  await text('/a', '1', 'ru')
  await text('/a', '2')
  expect(make).toHaveBeenCalledTimes(3)
  pass(60_001)
  await text('/b')
  expect(make).toHaveBeenCalledTimes(4)
})

test.each([
  ['/a"><script>alert(1)</script>', '/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ["/a'&b\\c\u2028", '/a%27%26b%5Cc%E2%80%A8'],
  ['/o‘yin/%F0%9F', '/o%E2%80%98yin/%F0%9F'],
  ['/$&/$1', '/$%26/$1'],
])('%s is inserted as %s, which can end neither an attribute nor a string', async (path, spelled) => {
  const { text } = notFoundPages()
  expect(safeAddress(path)).toBe(spelled)
  expect(await text(path)).toBe(`<a href="/ru${spelled}">{"path":"${spelled}"}the same everywhere`)
})
