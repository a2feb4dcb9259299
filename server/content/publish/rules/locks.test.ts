import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { form, page, smallSite, textBlock } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'
import { liftedLocks } from './locks.ts'

const locked = { ...textBlock('locked'), lock: true }
const other = textBlock('other')
const rules = (...blocks: Record<string, unknown>[]) => page('rules', { blocks })
const base = [...smallSite(), rules(locked, other)]
const publish = async (change: StoredDocument) => brief(await publishOver([change], {}, base))

describe('a locked block', () => {
  it.each([
    ['removed', [other], '/blocks The block Text is locked and cannot be removed'],
    ['hidden', [{ ...locked, isHidden: true }], '/blocks/0 The block Text is locked, and would be'],
    [
      'shown to some visitors only',
      [{ ...locked, when: { all: [{ fact: 'user', is: 'guest' }] } }],
      '/blocks/0 The block Text is locked, and would be',
    ],
    [
      'shown for a time only',
      [{ ...locked, period: { ends: '2999-01-01T00:00:00Z' } }],
      '/blocks/0 The block Text is locked, and would be',
    ],
  ])('cannot be %s', async (_title, blocks, issue) => {
    expect((await publish(rules(...blocks))).join()).toContain(`error page/rules ${issue}`)
  })

  it('can be moved and edited', async () => {
    const edited = { ...textBlock('locked', { uz: '<p>Yangi</p>', ru: '<p>Новое</p>' }), lock: true }
    expect(await publish(rules(other, edited))).toEqual([])
  })

  it('can be removed once its lock is lifted and published', async () => {
    expect(await publish(rules(textBlock('locked'), other))).toEqual([])
    expect((await publish(rules(other))).join()).toContain('is locked')
  })
})

it('a locked field cannot be optional', async () => {
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } }
  const change = form('feedback', { schema, ui: { fields: { name: { lock: true } } } })
  expect((await publish(change)).join()).toContain('The field "name" is locked and cannot be optional')
})

it('finds the locks that somebody lifts, not the parts that are gone', () => {
  expect(liftedLocks(rules(locked), rules(textBlock('locked')))).toEqual(['locked'])
  expect(liftedLocks(rules(locked), rules(other))).toEqual([])
})
