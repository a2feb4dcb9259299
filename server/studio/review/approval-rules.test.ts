import { describe, expect, test } from 'vitest'
import { both, document } from '../../../tests/support/content/content-site.ts'
import { subject, useReviewSite } from '../../../tests/support/content/review-site.ts'

const site = useReviewSite()
const { requires, edit, decide, publish, open, idOf } = site

describe('an approval rule', () => {
  test('is set by administrators only; without one nothing needs approval', async () => {
    const rule = { subject: 'page', count: 1, role: 'editor' } as const
    expect((await site.studio.call('approvals.setRule', rule, site.chief)).status).toBe(403)
    expect((await publish(await edit('Yangi'))).data).toMatchObject({ published: true })
  })

  test('refuses publishing, scheduling and releases, with the reason', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    const documents = [{ ...subject, revision }]
    const at = new Date(Date.UTC(2026, 2, 2)).toISOString()
    const { data: release } = await site.studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject] },
      site.author,
    )
    const id = release?.id ?? 0
    const answers = [
      await publish(revision),
      await site.studio.call('schedules.add', { action: 'publish', documents, at }, site.chief),
      await site.studio.call('releases.publish', { id, documents }, site.chief),
      await site.studio.call('releases.schedule', { id, documents, at }, site.chief),
    ]
    for (const { status, error } of answers) {
      expect(status).toBe(409)
      expect(error).toMatchObject({ type: 'NotApproved', data: { documents: [subject] } })
      expect(error?.message).toContain('0 of 1')
    }
    await decide(site.lawyer, revision)
    expect((await site.studio.call('releases.publish', { id, documents }, site.chief)).data).toMatchObject({
      published: true,
    })
  })

  test('never counts the approval of somebody who has edited the draft', async () => {
    await requires(1)
    const first = await edit('Yangi')
    const revision = await edit('Yangi!', first, site.lawyer)
    expect((await decide(site.lawyer, revision)).status).toBe(403)
    // The last save was somebody else's, yet the first author stays one.
    expect((await decide(site.author, revision)).status).toBe(403)
    await decide(site.chief, revision)
    expect((await publish(revision)).data).toMatchObject({ published: true })
  })

  test('keeps the authors of a draft that was discarded and restored by somebody else', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await site.studio.call('documents.discard', { ...subject, revision }, site.author)
    const [discarded] = (await site.studio.call('drafts.discarded', {}, site.lawyer)).data ?? []
    await site.studio.call('drafts.restore', { id: discarded?.id ?? 0 }, site.lawyer)
    const restored = (await open())?.documents[0]?.revision ?? 0
    expect((await decide(site.author, restored)).status).toBe(403)
  })

  test('counts only users with the required role who can sign in', async () => {
    await requires(2, { role: 'publisher' })
    const revision = await edit('Yangi')
    await decide(site.lawyer, revision)
    await decide(site.chief, revision)
    expect((await open())?.documents[0]).toMatchObject({ given: 1, isApproved: false })
    await decide(site.studio.admin, revision)
    expect((await open())?.documents[0]).toMatchObject({ given: 2, isApproved: true })
    await site.studio.call('users.change', { id: await idOf('Timur'), isActive: false }, site.studio.admin)
    expect((await open())?.documents[0]).toMatchObject({ given: 1, isApproved: false })
  })
})

describe('the rule of forms that concern money', () => {
  const payout = { kind: 'form', key: 'payout' } as const
  const form = (operation: string, key = 'payout', widget = 'text') => ({
    kind: 'form' as const,
    key,
    schemaVersion: 1,
    body: {
      schema: {
        type: 'object',
        properties: { amount: { type: 'string', maxLength: 10, title: both('Summa') } },
      },
      ui: { fields: { amount: { widget } } },
      dictionary: [],
      strategy: 'eager',
      submit: { operation, label: both('Yuborish') },
    },
  })
  const approvalOf = async (key = 'payout') => (await open({ kind: 'form', key }))?.documents[0]
  const subjectOf = async (key = 'payout') => (await approvalOf(key))?.rule.subject
  const approve = (cookie: string, revision: number) =>
    site.studio.call(
      'reviews.decide',
      { subject: payout, documents: [{ ...payout, revision }], decision: 'approve', text: '' },
      cookie,
    )
  const save = async (operation: string, key = 'payout', revision: number | null = null) =>
    (await site.studio.save(form(operation, key), site.author, revision)).data?.revision ?? 0
  /** Publishes the form as one of the cashier, before there are rules. */
  async function publishOfCashier() {
    await save('cashier.makewithdrawal')
    const { data, error } = await site.studio.call('documents.publish', { documents: [payout] }, site.chief)
    expect(data?.issues, error?.message).not.toContainEqual(expect.objectContaining({ severity: 'error' }))
    await requires(1, { subject: 'money-form' })
  }

  test('applies to payments, to amounts, and to no other forms', async () => {
    await requires(1, { subject: 'money-form' })
    let revision = await save('cashier.makewithdrawal')
    expect(await subjectOf()).toBe('money-form')
    revision = await save('support.sendFeedback', 'payout', revision)
    expect(await approvalOf()).toMatchObject({ rule: { subject: 'form', count: 0 }, isApproved: true })
    // The amount of this limit is a plain text field.
    revision = await save('responsible.setlimit', 'payout', revision)
    expect(await subjectOf()).toBe('money-form')
    await site.studio.save(form('support.sendFeedback', 'payout', 'money'), site.author, revision)
    expect(await subjectOf()).toBe('money-form')
  })

  test('applies to an edit of a published money form that makes it another one', async () => {
    await publishOfCashier()
    await save('support.sendFeedback')
    expect(await subjectOf()).toBe('money-form')
  })

  test('stays when the form is renamed', async () => {
    await publishOfCashier()
    const revision = await save('support.sendFeedback')
    const renamed = await site.studio.call(
      'documents.rename',
      { ...payout, revision, to: 'cash-out' },
      site.author,
    )
    expect(renamed.status).toBe(200)
    expect(await subjectOf('cash-out')).toBe('money-form')
  })

  test('stays when the form is removed and begun again', async () => {
    await publishOfCashier()
    for (const cookie of [site.chief, site.studio.admin])
      await site.studio.call('documents.archive', { documents: [payout] }, cookie)
    expect(await site.studio.gateway.documents(payout)).toEqual([])
    await save('support.sendFeedback')
    expect(await subjectOf()).toBe('money-form')
  })

  test('holds together with the one of all forms, whichever asks for more people', async () => {
    await requires(1, { subject: 'form', role: 'admin' })
    await requires(1, { subject: 'money-form', role: 'viewer' })
    const revision = await save('cashier.makewithdrawal')
    await approve(site.lawyer, revision)
    expect(await approvalOf()).toMatchObject({ isApproved: false, rule: { subject: 'form' }, given: 0 })
    await approve(site.studio.admin, revision)
    expect(await approvalOf()).toMatchObject({ isApproved: true })
  })

  test('does not give way to a rule of all forms for more people of a lower role', async () => {
    await requires(2, { subject: 'form' })
    await requires(1, { subject: 'money-form', role: 'admin' })
    const revision = await save('cashier.makewithdrawal')
    await approve(site.lawyer, revision)
    await approve(site.chief, revision)
    expect(await approvalOf()).toMatchObject({ isApproved: false, rule: { subject: 'money-form' }, given: 0 })
    await approve(site.studio.admin, revision)
    expect(await approvalOf()).toMatchObject({ isApproved: true })
  })
})

describe('a fact that one person should not decide alone', () => {
  const hosts = async (cookie = site.author) => {
    const name = { kind: 'settings', key: 'site' } as const
    const [published] = await site.studio.gateway.documents(name)
    const body = { ...published?.body, frameHosts: ['https://frame.example'] }
    const { data } = await site.studio.save(document('settings', 'site', body), cookie, null)
    const documents = [{ ...name, revision: data?.revision ?? 0 }]
    return {
      documents,
      publish: () => site.studio.call('documents.publish', { documents }, site.chief),
    }
  }

  test('needs another person by default, unless the rule is taken out', async () => {
    const { publish } = await hosts()
    expect((await publish()).error).toMatchObject({ type: 'NotApproved' })
    await site.studio.call(
      'approvals.setRule',
      { subject: 'frameHost', count: 0, role: 'editor' },
      site.studio.admin,
    )
    expect((await publish()).data).toMatchObject({ published: true })
  })

  test('does not concern a document that states what it stated before', async () => {
    expect((await publish(await edit('Yangi'))).data).toMatchObject({ published: true })
  })
})
