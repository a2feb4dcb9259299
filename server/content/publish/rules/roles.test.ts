import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { both, document, page, smallSite, tools } from '../../../../tests/support/content/content-site.ts'
import { brief, publishedSite, publishOver } from '../../../../tests/support/content/publish-over.ts'
import { runPipeline } from '../pipeline.ts'

/** The small site has blocks of the small registry only, which the real one does not know. */
const site = smallSite().map((each): StoredDocument => {
  if (each.kind === 'layout') return document('layout', each.key, { header: [], footer: [] })
  return each.kind === 'page' ? { ...each, body: { ...each.body, blocks: [] } } : each
})
const withdraw = { id: 'withdraw', type: 'Withdraw', version: 1, props: {} }
const shop = { id: 'shop', type: 'LoyaltyShop', version: 1, props: { title: both('Doʻkon') } }
const money = (route: string, body: Record<string, unknown> = {}) => ({
  ...page('cashier-withdraw', { role: 'withdrawal', route, blocks: [withdraw], ...body }),
  schemaVersion: 2,
})
const base = [...site, money('/cashier/withdraw')]
const publish = (changes: StoredDocument[], on = base) => publishOver(changes, { registry }, on)
const remove = async (on: StoredDocument[], key: string, ...documents: StoredDocument[]) => {
  const published = await publishedSite(on, { ...tools, registry })
  const removed = [{ kind: 'page', key } as const]
  return runPipeline({ documents, removed, ...published }, { ...tools, registry })
}
const other = (body: Record<string, unknown> = {}): StoredDocument => ({
  ...page('payout', { role: 'withdrawal', route: '/payout', blocks: [withdraw], ...body }),
  schemaVersion: 2,
})

it('lets a page move, and links to its specified address stay right', async () => {
  const linked = document('menu', 'tabs', {
    items: [{ id: 'out', to: '/cashier/withdraw', label: both('Pul') }],
  })
  expect(brief(await publish([money('/pul'), linked]))).toEqual([])
})

it('rejects a page that loses the role which code leads to', async () => {
  const { body, ...rest } = money('/pul')
  const { role: _role, ...without } = body
  expect(brief(await publish([{ ...rest, body: without }]))).toEqual([
    'error page/cashier-withdraw /role No document would have the role "withdrawal" any more. Players withdraw their money here',
  ])
})

it('rejects removing the page of a role, unless another page takes it over', async () => {
  expect(brief(await remove(base, 'cashier-withdraw'))).toEqual([
    'error page/cashier-withdraw  Cannot be removed. Players withdraw their money here',
  ])
  expect(brief(await remove(base, 'cashier-withdraw', other()))).toEqual([])
})

it('rejects a page that takes a role over without what it requires', async () => {
  const issues = brief(await remove(base, 'cashier-withdraw', other({ blocks: [] })))
  expect(issues).toContain(
    'error page/payout /blocks The block Withdraw is missing, hidden or shown to fewer visitors. Players withdraw their money here',
  )
})

it('rejects a second document with a role', async () => {
  expect(brief(await publish([other()]))).toEqual([
    'error page/payout /role "cashier-withdraw" already has the role "withdrawal"',
  ])
})

it('rejects an address without the parameters that links fill in', async () => {
  const deposit = { id: 'deposit', type: 'Deposit', version: 1, props: {} }
  const method = (route: string) => page('method', { role: 'deposit-method', route, blocks: [deposit] })
  const on = [...site, method('/cashier/deposit/:sysname')]
  expect(brief(await publish([method('/pul/:sysname')], on))).toEqual([])
  expect(brief(await publish([method('/pul')], on))).toEqual([
    'error page/method /route The page needs an address with :sysname, and no other parameter. Players pay money in here',
  ])
})

it('allows removing the page of a feature whose address is redirected', async () => {
  const on = [...site, page('loyalty-shop', { route: '/loyalty/shop', blocks: [shop] })]
  expect(await remove(on, 'loyalty-shop')).toMatchObject({
    issues: [{ document: 'page/loyalty-shop', code: 'missing-role' }],
  })
  const redirects = document('redirects', 'site', { items: [{ from: '/loyalty/*', to: '/' }] })
  expect(brief(await remove(on, 'loyalty-shop', redirects))).toEqual([])
})
