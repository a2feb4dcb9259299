import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import functionalSettings from '../../../../schemas/defaults/settings/functional.json' with { type: 'json' }
import popupSettings from '../../../../schemas/defaults/settings/popups.json' with { type: 'json' }
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

it('keeps the notice about an invitation while the site has invitations, or a link to decline it', async () => {
  const features = (isOn: boolean) =>
    document('settings', 'functional', {
      ...functionalSettings.body,
      features: { ...functionalSettings.body.features, referral: isOn },
    })
  const popup = (blocks: Record<string, unknown>[]) =>
    document('popup', 'registration', { title: both('Kirish'), size: 'big', blocks: [...blocks, filler] })
  const filler = { id: 'text', type: 'RichText', version: 1, props: { text: both('<p>Salom</p>') } }
  const notice = { id: 'notice', type: 'InvitationNotice', version: 1, props: {} }
  const link = {
    ...filler,
    id: 'link',
    props: { text: both('<p><a href="/invite/decline">Rad etish</a></p>') },
  }
  const others = site.filter(
    ({ kind, key }) => key !== 'functional' && !(kind === 'popup' && key === 'registration'),
  )
  const lost = 'Guests who were invited could no longer decline the invitation'
  const issues = async (changes: StoredDocument[], base: StoredDocument[]) =>
    (await publish(changes, [...others, ...base])).issues.map(
      ({ document: of, message }) => `${of} ${message}`,
    )
  const on = [features(true), popup([notice])]
  expect((await issues([popup([])], on)).join()).toContain(`popup/registration ${lost}`)
  expect((await issues([popup([{ ...notice, isHidden: true }])], on)).join()).toContain(lost)
  expect((await issues([popup([{ ...notice, when: toPlayers }])], on)).join()).toContain(lost)
  expect((await issues([popup([link])], on)).join()).not.toContain('decline')
  expect((await issues([popup([])], [features(false), popup([notice])])).join()).not.toContain('decline')
  expect((await issues([features(true)], [features(false), popup([])])).join()).toContain(
    'settings/functional Guests who were invited could not decline the invitation',
  )
  expect((await issues([features(true)], [features(false), popup([notice])])).join()).not.toContain('decline')
})

it('keeps the notice about an invitation in the popup that the settings choose', async () => {
  const features = { ...functionalSettings.body.features, referral: true }
  const functional = (referral: boolean) =>
    document('settings', 'functional', { ...functionalSettings.body, features: { ...features, referral } })
  const chosen = (registration: string) =>
    document('settings', 'popups', { ...popupSettings.body, registration })
  const filler = { id: 'text', type: 'RichText', version: 1, props: { text: both('<p>Salom</p>') } }
  const notice = { id: 'notice', type: 'InvitationNotice', version: 1, props: {} }
  const popup = (key: string, ...blocks: Record<string, unknown>[]) =>
    document('popup', key, { title: both('Kirish'), size: 'big', blocks: [...blocks, filler] })
  const others = site.filter(
    ({ kind, key }) =>
      !['functional', 'popups'].includes(key) && !(kind === 'popup' && key === 'registration'),
  )
  const issues = async (change: StoredDocument, ...base: StoredDocument[]) =>
    (await publish([change], [...others, ...base])).issues
      .filter(({ message }) => message.includes('decline'))
      .map(({ document: of }) => of)
  const [own, usual] = [popup('joining', notice), popup('registration', notice)]
  const isOn = [functional(true), chosen('joining')]
  expect(await issues(popup('joining'), own, usual, ...isOn)).toEqual(['popup/joining'])
  expect(await issues(popup('registration'), own, usual, ...isOn)).toEqual([])
  const before = [functional(true), chosen('registration'), usual]
  expect(await issues(chosen('joining'), popup('joining'), ...before)).toEqual(['settings/popups'])
  expect(await issues(chosen('joining'), own, ...before)).toEqual([])
  const off = [functional(false), chosen('joining'), usual]
  expect(await issues(functional(true), popup('joining'), ...off)).toEqual(['settings/functional'])
})
