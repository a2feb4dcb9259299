import { describe, expect, test } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { subject, newsName, useReviewSite } from '../../../tests/support/content/review-site.ts'

const minute = 60_000
const site = useReviewSite()
const { requires, edit, decide, publish, open } = site

describe('an approval', () => {
  test('holds for exactly the reviewed revision: an edit voids it', async () => {
    await requires(1)
    const reviewed = await edit('Yangi')
    await decide(site.lawyer, reviewed)
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
    expect((await decide(site.lawyer, seen)).error?.type).toBe('Conflict')
    expect((await publish(revision)).error?.type).toBe('NotApproved')
  })

  test('of two reviewers at once counts twice, of one reviewer twice counts once', async () => {
    await requires(2)
    const revision = await edit('Yangi')
    await Promise.all([decide(site.lawyer, revision), decide(site.lawyer, revision)])
    expect((await open())?.documents[0]?.given).toBe(1)
    const next = await edit('Boshqa', revision)
    await Promise.all([decide(site.lawyer, next), decide(site.chief, next)])
    expect((await open())?.documents[0]).toMatchObject({ given: 2, isApproved: true })
  })

  test('gives way to a request for changes, which needs a text', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(site.chief, revision)
    expect((await decide(site.lawyer, revision, 'changes')).status).toBe(422)
    await decide(site.lawyer, revision, 'changes', 'Too long')
    const { error } = await publish(revision)
    expect(error?.message).toContain('Kamila asks for changes')
  })

  test('that was withdrawn after scheduling keeps the schedule from being carried out', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(site.lawyer, revision)
    const at = new Date(Date.UTC(2026, 2, 1, 7, 5)).toISOString()
    await site.studio.call(
      'schedules.add',
      { action: 'publish', documents: [{ ...subject, revision }], at },
      site.chief,
    )
    await decide(site.lawyer, revision, 'changes', 'Wrong date')
    await site.studio.pass(6 * minute)
    const [schedule] = (await site.studio.call('schedules.list', {}, site.chief)).data ?? []
    expect(schedule).toMatchObject({ state: 'refused', issues: [{ code: 'NotApproved' }] })
  })

  test('of a scheduled revision stays when its reviewer decides about a later one', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(site.lawyer, revision)
    const at = new Date(Date.UTC(2026, 2, 1, 7, 5)).toISOString()
    const documents = [{ ...subject, revision }]
    await site.studio.call('schedules.add', { action: 'publish', documents, at }, site.chief)
    const later = await edit('Boshqa', revision)
    await decide(site.lawyer, later, 'changes', 'Shorter')
    await site.studio.pass(6 * minute)
    expect((await site.studio.call('schedules.list', {}, site.chief)).data).toMatchObject([{ state: 'done' }])
    expect((await open())?.documents).toMatchObject([{ revision: later, isApproved: false }])
  })

  test('of a release approves all its documents but those that the reviewer has edited', async () => {
    await requires(1)
    const ofHome = await edit('Yangi')
    const ofNews = (await site.studio.save(page('news'), site.lawyer)).data?.revision ?? 0
    const { data } = await site.studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject, newsName] },
      site.author,
    )
    const release = data?.id ?? 0
    const documents = [
      { ...subject, revision: ofHome },
      { ...newsName, revision: ofNews },
    ]
    const of = { subject: { release }, documents, decision: 'approve', text: '' } as const
    expect(
      (await site.studio.call('reviews.decide', { ...of, documents: documents.slice(0, 1) }, site.lawyer))
        .status,
    ).toBe(409)
    await site.studio.call('reviews.decide', of, site.lawyer)
    expect((await open({ release }))?.documents).toMatchObject([{ isApproved: true }, { isApproved: false }])
    const early = await site.studio.call('releases.publish', { id: release, documents }, site.chief)
    expect(early.error?.data).toMatchObject({ documents: [newsName] })
    await site.studio.call('reviews.decide', of, site.chief)
    expect(
      (await site.studio.call('releases.publish', { id: release, documents }, site.chief)).data,
    ).toMatchObject({
      published: true,
    })
  })
})
