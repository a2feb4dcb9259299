import { expect, it } from 'vitest'
import { RedirectTable } from './redirect-table.ts'

it.each([
  ['/old', '/new', '/old', '/new'],
  ['/old', '/new', '/older', null],
  ['/news/*', '/blog/*', '/news/2024/may', '/blog/2024/may'],
  ['/news/*', '/blog/*', '/news', null],
  ['/*/promo/*', '/promotions/*-*', '/summer/promo/one', '/promotions/summer-one'],
  ['/game-*', '/gamehall', '/game-anor', '/gamehall'],
  ['/*.html', '/*', '/rules.html', '/rules'],
  ['/help/*', 'https://help.example/uz/*', '/help/limits', 'https://help.example/uz/limits'],
  ['/a*a', '/b', '/a', null],
  ['/sharhlar/', '/news', '/sharhlar', '/news'],
  ['/a//b', '/news', '/a/b', '/news'],
  ['/arxiv/*/', '/news/*', '/arxiv/2024', '/news/2024'],
  ['/Old-Bonus', '/bonuses', '/old-bonus', '/bonuses'],
  ['/old-bonus/*', '/b/*', '/Old-Bonus/Navruz-2024', '/b/Navruz-2024'],
  [
    '/акции/*',
    '/promotions/*',
    '/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8/%D0%BC%D0%B0%D0%B9',
    '/promotions/%D0%BC%D0%B0%D0%B9',
  ],
  ['/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8', '/promotions', '/акции', '/promotions'],
  ['/old/*', '/new/*', '/old/a%3Fb%23c', '/new/a%3Fb%23c'],
  ['/old/*', '/new/*', '/old/%E0%A4%A', '/new/%25E0%25A4%25A'],
  ['/index.php?id=7&page=news', '/news', '/index.php?page=news&utm=a&id=7', '/news?utm=a'],
  ['/index.php?id=7', '/news', '/index.php?id=8', null],
  ['/index.php?id=7', '/news', '/index.php', null],
  ['/index.php?q=%D0%B0', '/news', '/INDEX.php/?q=а', '/news'],
  ['/news/*?print=1', '/blog/*', '/news/may?print=1', '/blog/may'],
  ['/old', '/new?a=1', '/old?a=2&b=3', '/new?a=1&b=3'],
])('a rule from %s to %s redirects %s to %s [RULE-36]', (from, to, path, target) => {
  expect(new RedirectTable({ [from]: to }).find(path)).toBe(target)
})

it('prefers an address without wildcards, then more of the query, then the first matching rule', () => {
  const table = new RedirectTable({
    '/a/*': '/first',
    '/a/b': '/exact',
    '/a/b*': '/never',
    '/a/b?x=1': '/one',
    '/a/b?x=1&y=2': '/two',
  })
  const found = ['/a/b', '/a/bc', '/a/b?x=1', '/a/b?x=1&y=2&x=1'].map((address) => table.match(address)?.from)
  expect(found).toEqual(['/a/b', '/a/*', '/a/b?x=1', '/a/b?x=1&y=2'])
})

it.each(['/go//evil.example', '/go/\\evil.example'])('%s does not leave the site', (path) => {
  expect(new RedirectTable({ '/go/*': '/*' }).find(path)).toBe('/evil.example')
})

it('matches a long path with many wildcards quickly', () => {
  const table = new RedirectTable({ '/*a*a*a*a*a*b': '/x' })
  const start = performance.now()
  expect(table.find(`/${'a'.repeat(50_000)}`)).toBeNull()
  expect(performance.now() - start).toBeLessThan(200)
})
