import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
const subject = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
let studio: TestStudio
let author: string
let lawyer: string
let chief: string
beforeEach(async () => {
  studio = await startTestStudio()
  author = await studio.join('editor', 'Aziza')
  lawyer = await studio.join('editor', 'Kamila')
  chief = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

const requires = (count: number, rule: Partial<StudioParams<'approvals.setRule'>> = {}) =>
  studio.call('approvals.setRule', { subject: 'page', count, role: 'editor', ...rule }, studio.admin)

/** Saves an edit of the home page and returns its revision. */
async function edit(text: string, revision: number | null = null, by = author): Promise<number> {
  const { data, error } = await studio.save(home(text), by, revision)
  if (!data) throw new Error(error?.message)
  return data.revision
}

const decide = (cookie: string, revision: number, decision: 'approve' | 'changes' = 'approve', text = '') =>
  studio.call('reviews.decide', { subject, documents: [{ ...subject, revision }], decision, text }, cookie)
const publish = (revision: number) =>
  studio.call('documents.publish', { documents: [{ ...subject, revision }] }, chief)
const open = async (what: ReviewSubject = subject, cookie = author) =>
  (await studio.call('reviews.open', { subject: what }, cookie)).data
const waiting = async (cookie: string) => (await studio.call('reviews.waiting', {}, cookie)).data
const idOf = async (name: string) =>
  (await studio.call('reviews.people', {}, author)).data?.find((each) => each.name === name)?.id ?? 0

describe('an approval rule', () => {
  test('is set by administrators only; without one nothing needs approval', async () => {
    const rule = { subject: 'page', count: 1, role: 'editor' } as const
    expect((await studio.call('approvals.setRule', rule, chief)).status).toBe(403)
    expect((await publish(await edit('Yangi'))).data).toMatchObject({ published: true })
  })

  test('refuses publishing, scheduling and releases, with the reason', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    const documents = [{ ...subject, revision }]
    const at = new Date(Date.UTC(2026, 2, 2)).toISOString()
    const { data: release } = await studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject] },
      author,
    )
    const id = release?.id ?? 0
    const answers = [
      await publish(revision),
      await studio.call('schedules.add', { action: 'publish', documents, at }, chief),
      await studio.call('releases.publish', { id, documents }, chief),
      await studio.call('releases.schedule', { id, documents, at }, chief),
    ]
    for (const { status, error } of answers) {
      expect(status).toBe(409)
      expect(error).toMatchObject({ type: 'NotApproved', data: { documents: [subject] } })
      expect(error?.message).toContain('0 of 1')
    }
    await decide(lawyer, revision)
    expect((await studio.call('releases.publish', { id, documents }, chief)).data).toMatchObject({
      published: true,
    })
  })

  test('never counts the approval of somebody who has edited the draft', async () => {
    await requires(1)
    const first = await edit('Yangi')
    const revision = await edit('Yangi!', first, lawyer)
    expect((await decide(lawyer, revision)).status).toBe(403)
    // The last save was somebody else's, yet the first author stays one.
    expect((await decide(author, revision)).status).toBe(403)
    await decide(chief, revision)
    expect((await publish(revision)).data).toMatchObject({ published: true })
  })

  test('keeps the authors of a draft that was discarded and restored by somebody else', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await studio.call('documents.discard', { ...subject, revision }, author)
    const [discarded] = (await studio.call('drafts.discarded', {}, lawyer)).data ?? []
    await studio.call('drafts.restore', { id: discarded?.id ?? 0 }, lawyer)
    const restored = (await open())?.documents[0]?.revision ?? 0
    expect((await decide(author, restored)).status).toBe(403)
  })

  test('counts only users with the required role who can sign in', async () => {
    await requires(2, { role: 'publisher' })
    const revision = await edit('Yangi')
    await decide(lawyer, revision)
    await decide(chief, revision)
    expect((await open())?.documents[0]).toMatchObject({ given: 1, isApproved: false })
    await decide(studio.admin, revision)
    expect((await open())?.documents[0]).toMatchObject({ given: 2, isApproved: true })
    await studio.call('users.change', { id: await idOf('Timur'), isActive: false }, studio.admin)
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
    const saved = await studio.save(form('cashier.makewithdrawal'), author)
    expect(await ruleOf()).toMatchObject({ subject: 'money-form', count: 2 })
    await studio.save(form('support.sendFeedback'), author, saved.data?.revision ?? null)
    expect(await ruleOf()).toMatchObject({ subject: 'form', count: 1 })
  })
})

describe('an approval', () => {
  test('holds for exactly the reviewed revision: an edit voids it', async () => {
    await requires(1)
    const reviewed = await edit('Yangi')
    await decide(lawyer, reviewed)
    const revision = await edit('Boshqa', reviewed)
    expect((await open())?.documents[0]).toMatchObject({
      given: 0,
      isApproved: false,
      decisions: [{ by: { name: 'Kamila' }, isCurrent: false, counts: false }],
    })
    expect((await publish(revision)).error?.type).toBe('NotApproved')
  })

  test('is rejected if the author saved while the reviewer looked', async () => {
    await requires(1)
    const seen = await edit('Yangi')
    const revision = await edit('Boshqa', seen)
    expect((await decide(lawyer, seen)).error?.type).toBe('Conflict')
    expect((await publish(revision)).error?.type).toBe('NotApproved')
  })

  test('of two reviewers at once counts twice, of one reviewer twice counts once', async () => {
    await requires(2)
    const revision = await edit('Yangi')
    await Promise.all([decide(lawyer, revision), decide(lawyer, revision)])
    expect((await open())?.documents[0]?.given).toBe(1)
    const next = await edit('Boshqa', revision)
    await Promise.all([decide(lawyer, next), decide(chief, next)])
    expect((await open())?.documents[0]).toMatchObject({ given: 2, isApproved: true })
  })

  test('gives way to a request for changes, which needs a text', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(chief, revision)
    expect((await decide(lawyer, revision, 'changes')).status).toBe(422)
    await decide(lawyer, revision, 'changes', 'Too long')
    const { error } = await publish(revision)
    expect(error?.message).toContain('Kamila asks for changes')
  })

  test('that was withdrawn after scheduling keeps the schedule from being carried out', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(lawyer, revision)
    const at = new Date(Date.UTC(2026, 2, 1, 7, 5)).toISOString()
    await studio.call(
      'schedules.add',
      { action: 'publish', documents: [{ ...subject, revision }], at },
      chief,
    )
    await decide(lawyer, revision, 'changes', 'Wrong date')
    await studio.pass(6 * minute)
    const [schedule] = (await studio.call('schedules.list', {}, chief)).data ?? []
    expect(schedule).toMatchObject({ state: 'refused', issues: [{ code: 'NotApproved' }] })
  })

  test('of a release approves all its documents but those that the reviewer has edited', async () => {
    await requires(1)
    const ofHome = await edit('Yangi')
    const ofNews = (await studio.save(page('news'), lawyer)).data?.revision ?? 0
    const { data } = await studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject, newsName] },
      author,
    )
    const release = data?.id ?? 0
    const documents = [
      { ...subject, revision: ofHome },
      { ...newsName, revision: ofNews },
    ]
    const of = { subject: { release }, documents, decision: 'approve', text: '' } as const
    expect(
      (await studio.call('reviews.decide', { ...of, documents: documents.slice(0, 1) }, lawyer)).status,
    ).toBe(409)
    await studio.call('reviews.decide', of, lawyer)
    expect((await open({ release }))?.documents).toMatchObject([{ isApproved: true }, { isApproved: false }])
    const early = await studio.call('releases.publish', { id: release, documents }, chief)
    expect(early.error?.data).toMatchObject({ documents: [newsName] })
    await studio.call('reviews.decide', of, chief)
    expect((await studio.call('releases.publish', { id: release, documents }, chief)).data).toMatchObject({
      published: true,
    })
  })
})

describe('a request', () => {
  const ask = async (who: Partial<StudioParams<'reviews.request'>>, what: ReviewSubject = subject) =>
    studio.call('reviews.request', { subject: what, users: [], roles: [], message: 'Look', ...who }, author)

  test('waits for those who were asked until they decide, and again when it is repeated', async () => {
    const revision = await edit('Yangi')
    await ask({ users: [await idOf('Kamila')] })
    expect(await waiting(lawyer)).toMatchObject([{ subject, by: 'Aziza', message: 'Look', reason: 'review' }])
    expect(await waiting(chief)).toEqual([])
    studio.wait(minute)
    await decide(lawyer, revision, 'changes', 'Shorter')
    expect(await waiting(lawyer)).toEqual([])
    expect(await waiting(author)).toMatchObject([{ reason: 'changes', answeredBy: ['Kamila'] }])
    const next = await edit('Boshqa', revision)
    expect(await waiting(author)).toEqual([])
    studio.wait(minute)
    await ask({ users: [await idOf('Kamila')] })
    expect(await waiting(lawyer)).toHaveLength(1)
    await decide(lawyer, next)
    expect(await waiting(author)).toMatchObject([{ reason: 'approved' }])
  })

  test('to a role waits for each of its users until one decides', async () => {
    const revision = await edit('Yangi')
    await ask({ roles: ['publisher'] })
    expect(await waiting(lawyer)).toEqual([])
    expect(await waiting(chief)).toHaveLength(1)
    expect(await waiting(studio.admin)).toHaveLength(1)
    await decide(chief, revision)
    expect(await waiting(studio.admin)).toEqual([])
  })

  test('needs somebody else and something to review, and ends with the publication', async () => {
    expect((await ask({ roles: ['publisher'] })).status).toBe(404)
    const revision = await edit('Yangi')
    expect((await ask({})).status).toBe(422)
    expect((await ask({ users: [await idOf('Aziza')] })).status).toBe(422)
    await ask({ roles: ['publisher'] })
    await publish(revision)
    expect(await waiting(chief)).toEqual([])
    await edit('Yana')
    expect(await open()).toMatchObject({
      request: null,
      steps: [
        { action: 'published', by: 'Timur', revision },
        { action: 'requested', by: 'Aziza', text: 'Look', revision },
      ],
    })
  })

  test('of a release waits under its name, and can be withdrawn by editors', async () => {
    await edit('Yangi')
    const { data } = await studio.call('releases.add', { name: 'Bahor', documents: [subject] }, author)
    const what = { release: data?.id ?? 0 }
    await ask({ roles: ['publisher'] }, what)
    expect(await waiting(chief)).toMatchObject([{ subject: what, name: 'Bahor' }])
    const viewer = await studio.join('viewer')
    expect((await studio.call('reviews.withdraw', { subject: what }, viewer)).status).toBe(403)
    await studio.call('reviews.withdraw', { subject: what }, author)
    expect(await waiting(chief)).toEqual([])
  })
})

describe('a comment', () => {
  const comment = (cookie: string, text = 'Too long') =>
    studio.call('comments.add', { subject, block: 'intro', path: '/props/title', text }, cookie)

  test('is kept with its place, replies and who has resolved it, and opens again with a reply', async () => {
    const viewer = await studio.join('viewer', 'Lola')
    const thread = (await comment(viewer)).data?.id ?? 0
    await studio.call('comments.reply', { thread, text: 'Shortened' }, author)
    await studio.call('comments.resolve', { thread, isResolved: true }, author)
    expect((await open())?.threads).toMatchObject([
      {
        subject,
        block: 'intro',
        path: '/props/title',
        comments: [
          { by: { name: 'Lola' }, text: 'Too long' },
          { by: { name: 'Aziza' }, text: 'Shortened' },
        ],
        resolved: { by: { name: 'Aziza' } },
      },
    ])
    await studio.call('comments.reply', { thread, text: 'Still' }, viewer)
    expect((await open())?.threads).toMatchObject([{ resolved: null }])
    expect((await open())?.steps).toMatchObject([{ action: 'resolved', text: 'Too long' }])
  })

  test('of others is resolved by editors, not by viewers', async () => {
    const viewer = await studio.join('viewer', 'Lola')
    const thread = (await comment(author)).data?.id ?? 0
    const resolve = (cookie: string) => studio.call('comments.resolve', { thread, isResolved: true }, cookie)
    expect((await resolve(viewer)).status).toBe(403)
    expect((await resolve(lawyer)).status).toBe(200)
  })

  test('on a document is part of the review of its release', async () => {
    await edit('Yangi')
    await comment(lawyer)
    const { data } = await studio.call('releases.add', { name: 'Bahor', documents: [subject] }, author)
    expect((await open({ release: data?.id ?? 0 }))?.threads).toMatchObject([{ subject }])
  })

  test('needs a document that exists', async () => {
    const missing = { kind: 'page', key: 'nowhere' } as const
    const params = { subject: missing, block: null, path: '', text: 'What?' }
    expect((await studio.call('comments.add', params, author)).status).toBe(404)
  })
})
