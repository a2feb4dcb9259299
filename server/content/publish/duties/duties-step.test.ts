import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import {
  both,
  document,
  form,
  page,
  smallSite,
  tools,
} from '../../../../tests/support/content/content-site.ts'
import { brief, publishedSite, publishOver } from '../../../../tests/support/content/publish-over.ts'
import { runPipeline } from '../pipeline.ts'

const withRegistry = { registry }
/** The small site has blocks of the small registry only, which the real one does not know. */
const site = smallSite().map((each): StoredDocument => {
  if (each.kind === 'layout') return document('layout', each.key, { header: [], footer: [] })
  return each.kind === 'page' ? { ...each, body: { ...each.body, blocks: [] } } : each
})

const withdraw = { id: 'withdraw', type: 'Withdraw', version: 1, props: {} }
const withdrawals = (blocks: Record<string, unknown>[]) =>
  page('cashier-withdraw', { route: '/cashier/withdraw', blocks })
const publish = (changes: StoredDocument[], base = site) => publishOver(changes, withRegistry, base)

const columns = {
  id: 'columns',
  type: 'Columns',
  version: 1,
  props: { ratio: 'halves' },
  slots: { first: [withdraw] },
}
const toPlayers = { all: [{ fact: 'user', is: 'authenticated' }] }
const visible = [...site, withdrawals([withdraw])]

it.each([
  ['is taken out', []],
  ['is hidden', [{ ...withdraw, isHidden: true }]],
  ['is shown to fewer players', [{ ...withdraw, when: toPlayers }]],
  ['is shown on one device', [{ ...withdraw, when: { all: [{ fact: 'device', is: 'phone' }] } }]],
  ['is inside a hidden block', [{ ...columns, isHidden: true }]],
])('rejects a page whose block %s', async (_title, blocks) => {
  expect(brief(await publish([withdrawals(blocks)], visible))).toContain(
    'error page/cashier-withdraw /blocks The block Withdraw is missing, hidden or shown to fewer visitors. Players withdraw their money here',
  )
})

it('allows moving the block, and a condition that it had before', async () => {
  expect(brief(await publish([withdrawals([columns])], visible))).toEqual([])
  const conditional = [{ ...withdraw, when: toPlayers }]
  expect(brief(await publish([withdrawals(conditional)], [...site, withdrawals(conditional)]))).toEqual([])
})

it('does not hold back a document that never fulfilled a duty', async () => {
  expect(brief(await publish([withdrawals([])]))).toEqual([])
  expect(brief(await publish([withdrawals([])], [...site, withdrawals([])]))).toEqual([])
})

it('requires consent and age even of a new form for registration', async () => {
  const { issues } = await publish([
    form('quick', { submit: { operation: 'auth.register', label: both('Kirish') } }),
  ])
  expect(issues.map(({ code, message }) => `${code} ${message.split(':')[0]}`)).toEqual([
    'duty Nobody would agree to the rules',
    'duty Minors could register',
  ])
})

it('allows removing the page of a feature whose address is redirected', async () => {
  const base = [...site, page('loyalty-shop', { route: '/loyalty/shop' })]
  const published = await publishedSite(base, { ...tools, registry })
  const removed = [{ kind: 'page', key: 'loyalty-shop' } as const]
  const run = (documents: StoredDocument[]) =>
    runPipeline({ documents, removed, ...published }, { ...tools, registry })
  expect((await run([])).issues).toMatchObject([{ document: 'page/loyalty-shop', code: 'needed-document' }])
  const redirects = document('redirects', 'site', { items: [{ from: '/loyalty/*', to: '/' }] })
  expect((await run([redirects])).issues).toEqual([])
})
