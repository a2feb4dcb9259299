import { expect, it } from 'vitest'
import { defaultDocuments } from '../../../../server/content/model/defaults.ts'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { groupByPurpose } from './purposes.ts'

const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const ofKind = (kind: DocumentKind): DocumentSummary[] =>
  defaultDocuments
    .filter((document) => document.kind === kind)
    .map(({ key, body: { route } }) => ({
      ...summary,
      kind,
      key,
      ...(typeof route === 'string' && { route }),
    }))
const grouped = (kind: DocumentKind) =>
  Object.fromEntries(
    (groupByPurpose(ofKind(kind)) ?? []).map(({ purpose, documents }) => [
      purpose,
      documents.map(({ key }) => key),
    ]),
  )

it('pages are grouped by their addresses, those of the site that have none are system pages', () => {
  const { site, games, offers, money, account, system } = grouped('page')
  expect(system).toEqual(['forbidden', 'icons', 'maintenance', 'not-found', 'slot-error', 'user-blocked'])
  expect(site).toEqual(expect.arrayContaining(['home', 'about', 'rules', 'privacy', 'support']))
  expect(games).toEqual(expect.arrayContaining(['game', 'gamehall', 'tournaments', 'betting', 'jackpot']))
  expect(offers).toEqual(expect.arrayContaining(['promotions', 'offer', 'loyalty', 'vip']))
  expect(money).toEqual(expect.arrayContaining(['cashier-deposit', 'pay-fail', 'payments']))
  expect(account).toEqual(expect.arrayContaining(['profile-security', 'forms-sign-in', 'confirmation']))
})

it.each<[DocumentKind, string, string[]]>([
  ['form', 'money', ['requisites-visa', 'withdrawal-bank']],
  ['form', 'limits', ['money-limit', 'self-exclusion']],
  ['form', 'account', ['login', 'registration', 'two-factor-code']],
  ['popup', 'limits', ['time-out', 'interactivity']],
  ['popup', 'account', ['login', 'registration-completion']],
])('of %s, the group %s has %j', (kind, purpose, keys) => {
  expect(grouped(kind)[purpose]).toEqual(expect.arrayContaining(keys))
})

it('every default form has a purpose, and new documents have one, too', () => {
  expect(grouped('form')['other']).toEqual(['feedback'])
  const made: DocumentSummary[] = [
    { ...summary, kind: 'page', key: 'spring', route: '/spring' },
    { ...summary, kind: 'page', key: 'games-of-spring', route: '/gamehall-spring' },
    { ...summary, kind: 'page', key: 'summer', route: '/promotion/summer' },
  ]
  expect(groupByPurpose(made)?.map(({ purpose }) => purpose)).toEqual(['site', 'offers'])
})

it('documents of one purpose, and kinds with few documents, are not grouped', () => {
  expect(groupByPurpose([{ ...summary, kind: 'page', key: 'rules', route: '/rules' }])).toBeNull()
  expect(groupByPurpose(ofKind('menu'))).toBeNull()
})
