import { describe, expect, it } from 'vitest'
import { errorAt, inDocument, warningAt } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { ImportChange } from '../../../schemas/studio/imports.ts'
import { firstChoice, hostOf } from './choices.ts'

const change = (key: string, more: Partial<ImportChange> = {}): ImportChange => ({
  kind: 'page',
  key,
  change: 'new',
  before: null,
  after: { kind: 'page', key, schemaVersion: 1, body: {} },
  wasRemovedThere: false,
  draft: null,
  issues: [],
  ...more,
})
const draft = { revision: 1, savedAt: '2026-03-01T07:00:00.000Z', savedBy: 'Olga', isSame: false }

describe('the first choice', () => {
  it('has what can be imported without replacing or removing anything', () => {
    const changes = [
      change('new'),
      change('changed', { change: 'changed' }),
      change('edited', { draft }),
      change('imported', { draft: { ...draft, isSame: true } }),
      change('removed', { change: 'removed', after: null }),
      change('wrong', { issues: [inDocument('page/wrong', errorAt('', 'contract', phrase`Wrong`))] }),
      change('odd', { issues: [inDocument('page/odd', warningAt('', 'contract', phrase`Odd`))] }),
      change('code', { kind: 'snippet' }),
    ]
    const safe = ['page/new', 'page/changed', 'page/imported', 'page/odd']
    expect([...firstChoice(changes, false)]).toEqual(safe)
    expect([...firstChoice(changes, true)]).toEqual([...safe, 'snippet/code'])
  })
})

it('names a site by its host', () => {
  expect(hostOf('https://staging.example.com:8443/x')).toBe('staging.example.com:8443')
  expect(hostOf('staging')).toBe('staging')
})
