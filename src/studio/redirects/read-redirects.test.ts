import { expect, it } from 'vitest'
import { readRedirects } from './read-redirects.ts'
import { decodeTable } from './read-table.ts'

const site = { origin: 'https://site.example', codes: ['uz', 'ru'] }
const read = (text: string, known: Parameters<typeof readRedirects>[1] = []) =>
  readRedirects(text, known, site)
const rulesOf = (text: string) =>
  read(text).items.map(({ from_url, to_url, status }) => [from_url, to_url, status])

it.each([
  ['copied cells', '/a\t/b\t301\n/c\t/d\t'],
  ['a CSV file of Excel in Russian', '\uFEFF/a;/b;301\r\n/c;/d;\r\n'],
  ['a CSV file with quotes and a heading', '"from","to","status"\n"/a","/b","301"\n\n"/c","/d",""'],
  ['columns in another order', 'status,to,from\n301,/b,/a\n,/d,/c'],
])('reads %s', (_, text) => {
  expect(rulesOf(text)).toEqual([
    ['/a', '/b', 301],
    ['/c', '/d', undefined],
  ])
})

it.each([
  ['an address of the old host', 'http://old.example/a?id=1', '/b', '/a?id=1', '/b'],
  ['the root of the old host', 'http://old.example', '/b', '/', '/b'],
  ['addresses with a language', '/ru/акции', '/ru/promotions', '/акции', '/promotions'],
  ['an address that only begins like one', '/rules', '/b', '/rules', '/b'],
  ['a target on this host', '/a', 'https://site.example/uz/b?c=1', '/a', '/b?c=1'],
  ['a target on another host', '/a', 'https://else.example/ru/b', '/a', 'https://else.example/ru/b'],
  ['spaces', '/old page', '/b', '/old%20page', '/b'],
])('takes %s', (_, from, to, from_url, to_url) => {
  expect(read(`${from};${to}`).items).toEqual([{ from_url, to_url }])
})

it('reports what it takes, replaces and rejects, with the line and the reason', () => {
  const known = [
    { from_url: '/Акции', to_url: '/promotions' },
    { from_url: '/kept', to_url: '/k' },
  ]
  const rows = [
    '/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8/,/bonus,308',
    '/kept,/k',
    '/new,/n',
    '/new/,/n',
    '/NEW,/other',
    'old,/n',
    '/x,javascript:alert(1)',
    '/x,/n,410',
    '/x,/X/',
    '/x/*,/n/*-*',
  ]
  const { items, rejected, ...counts } = read(rows.join('\n'), known)
  expect(counts).toEqual({ added: 1, replaced: 1, unchanged: 2 })
  expect(items.map(({ to_url }) => to_url)).toEqual(['/bonus', '/k', '/n'])
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'repeated'],
    [6, 'from'],
    [7, 'to'],
    [8, 'status'],
    [9, 'itself'],
    [10, 'wildcards'],
  ])
})

it('takes as many as a document may have', () => {
  const rows = Array.from({ length: 10_001 }, (_, index) => `/index.php?id=${index},/n`)
  const { added, rejected } = read(rows.join('\n'))
  expect([added, rejected.map(({ reason }) => reason)]).toEqual([10_000, ['tooMany']])
})

it.each([
  ['UTF-8', [0xd0, 0xb0]],
  ['the Cyrillic encoding of Windows', [0xe0]],
  ['the Unicode text of Excel', [0xff, 0xfe, 0x30, 0x04]],
])('reads a file in %s', (_, bytes) => {
  expect(decodeTable(new Uint8Array(bytes)).replace('\uFEFF', '')).toBe('а')
})
