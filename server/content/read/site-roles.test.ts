import { expect, it } from 'vitest'
import { urlIn } from '../../../schemas/roles/role-table.ts'
import { SiteRoles } from './site-roles.ts'

const page = (key: string, route: string, role?: string) => ({
  kind: 'page',
  key,
  route,
  ...(role !== undefined && { role }),
})

it('finds the page that names a role, and otherwise the one at the specified address', () => {
  const site = new SiteRoles([page('help', '/support'), page('kassa', '/kassa', 'deposit')])
  expect(urlIn(site.table, 'deposit')).toBe('/kassa')
  expect(site.holder('page', 'support')?.key).toBe('help')
  const both = new SiteRoles([page('new', '/help', 'support'), page('old', '/support')])
  expect(urlIn(both.table, 'support')).toBe('/help')
  expect(both.pageAt('/support')?.role).toBeUndefined()
})

it('knows the specified address of a role that no page has', () => {
  expect(urlIn(new SiteRoles([]).table, 'game', { sysname: 'oʻyin' })).toBe('/game/o%CA%BByin')
})

it('lists popups and forms only if their keys differ from their roles', () => {
  const site = new SiteRoles([
    { kind: 'popup', key: 'enter', role: 'login' },
    { kind: 'popup', key: 'registration' },
    { kind: 'form', key: 'pause', role: 'time-out' },
  ])
  expect(site.table).toMatchObject({ popups: { login: 'enter' }, forms: { 'time-out': 'pause' } })
})

const moved = new SiteRoles([
  page('lobby', '/zal', 'lobby'),
  page('any-lobby', '/zal/:id', 'lobby-by-id'),
  page('for-you', '/gamehall/for-you'),
  page('program', '/loyalty/:sysname'),
  page('shop', '/shop', 'loyalty-shop'),
  page('terms', '/rules-of-the-site', 'terms'),
  page('other', '/rules'),
])

it.each([
  ['/gamehall', '/zal'],
  ['/gamehall/3', '/zal/3'],
  ['/gamehall/a%2Fb', '/zal/a%2Fb'],
  ['/loyalty/shop', '/shop'],
  ['/gamehall/for-you', null],
  ['/loyalty/club', null],
  ['/rules', null],
  ['/zal', null],
])('leads from the specified address %s to %s, unless a page has it', (path, target) => {
  expect(moved.movedFrom(path)).toBe(target)
  expect(moved.pageAt(path) === null).toBe(target !== null)
})
