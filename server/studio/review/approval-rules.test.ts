import { describe, expect, test } from 'vitest'
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

  test('of forms that concern money is the stricter one, also for a form that was one', async () => {
    await requires(1, { subject: 'form' })
    await requires(2, { subject: 'money-form' })
    const form = (operation: string) => ({
      kind: 'form' as const,
      key: 'payout',
      schemaVersion: 1,
      body: { schema: { type: 'object', properties: {} }, submit: { operation } },
    })
    const ruleOf = async () => (await open({ kind: 'form', key: 'payout' }))?.documents[0]?.rule
    const saved = await site.studio.save(form('cashier.makewithdrawal'), site.author)
    expect(await ruleOf()).toMatchObject({ subject: 'money-form', count: 2 })
    await site.studio.save(form('support.sendFeedback'), site.author, saved.data?.revision ?? null)
    expect(await ruleOf()).toMatchObject({ subject: 'form', count: 1 })
  })
})
