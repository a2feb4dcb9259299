import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { both, document, form, page, smallSite } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

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
  ['is shown to guests only', [{ ...withdraw, when: { all: [{ fact: 'user', is: 'guest' }] } }]],
  ['is shown on one device', [{ ...withdraw, when: { all: [{ fact: 'device', is: 'phone' }] } }]],
  ['is inside a hidden block', [{ ...columns, isHidden: true }]],
])('rejects a page whose block %s', async (_title, blocks) => {
  expect(brief(await publish([withdrawals(blocks)], visible))).toContain(
    'error page/cashier-withdraw /blocks The block Withdraw is missing, hidden or shown to fewer visitors. Players withdraw their money here',
  )
})

it('allows moving the block, and a condition that all players meet', async () => {
  expect(brief(await publish([withdrawals([columns])], visible))).toEqual([])
  const conditional = [{ ...withdraw, when: toPlayers }]
  expect(brief(await publish([withdrawals(conditional)], visible))).toEqual([])
})

const note = (id: string) => ({ id, type: 'RichText', version: 1, props: { text: both('<p>Matn</p>') } })

it('rejects a page with a test in which some visitors would not see the block', async () => {
  const test = (b: Record<string, unknown>) => ({
    id: 'test',
    type: 'Experiment',
    version: 1,
    props: { name: 'Test', goal: 'click', shares: { a: 50, b: 50 } },
    slots: { a: [withdraw], b: [b] },
  })
  const other = { ...withdraw, id: 'other' }
  expect(
    brief(await publish([withdrawals([test({ ...columns, slots: { first: [other] } })])], visible)),
  ).toEqual([])
  expect(brief(await publish([withdrawals([test(note('note'))])], visible))).toEqual([
    'error page/cashier-withdraw /blocks/0/slots/b The block Withdraw is missing, hidden or shown to fewer visitors. Players withdraw their money here',
  ])
})

it('rejects a page with two tests of which some visitors would not see the block in either', async () => {
  const test = (id: string, b: Record<string, unknown>) => ({
    id,
    type: 'Experiment',
    version: 1,
    props: { name: 'Test', goal: 'click', shares: { a: 50, b: 50 } },
    slots: { a: [{ ...withdraw, id: `${id}-withdraw` }], b: [b] },
  })
  const neither = [test('one', note('first')), test('two', note('second'))]
  expect(brief(await publish([withdrawals(neither)], visible))).toEqual([
    'error page/cashier-withdraw /blocks/1/slots/b The block Withdraw is missing, hidden or shown to fewer visitors. Players withdraw their money here',
  ])
  const mended = [test('one', note('first')), test('two', { ...withdraw, id: 'other' })]
  expect(brief(await publish([withdrawals(mended)], visible))).toEqual([])
})

it('does not hold back a document that never fulfilled a requirement', async () => {
  expect(brief(await publish([withdrawals([])]))).toEqual([])
  expect(brief(await publish([withdrawals([])], [...site, withdrawals([])]))).toEqual([])
})

it('requires consent and age even of a new form for registration', async () => {
  const { issues } = await publish([
    form('quick', { submit: { operation: 'auth.register', label: both('Kirish') } }),
  ])
  expect(issues.map(({ code, message }) => `${code} ${message.split(':')[0]}`)).toEqual([
    'missing-consent Nobody would agree to the rules',
    'missing-age Minors could register',
  ])
})
