import { QueryCreator } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { subject, useReviewSite } from '../../../tests/support/content/review-site.ts'

const minute = 60_000
const site = useReviewSite()
const { edit, decide, publish, open, waiting, idOf } = site

describe('a request', () => {
  const ask = async (who: Partial<StudioParams<'reviews.request'>>, what: ReviewSubject = subject) =>
    site.studio.call(
      'reviews.request',
      { subject: what, users: [], roles: [], message: 'Look', ...who },
      site.author,
    )

  test('waits for those who were asked until they decide, and again when it is repeated', async () => {
    const revision = await edit('Yangi')
    await ask({ users: [await idOf('Kamila')] })
    expect(await waiting(site.lawyer)).toMatchObject([
      { subject, by: 'Aziza', message: 'Look', reason: 'review' },
    ])
    expect(await waiting(site.chief)).toEqual([])
    site.studio.wait(minute)
    await decide(site.lawyer, revision, 'changes', 'Shorter')
    expect(await waiting(site.lawyer)).toEqual([])
    expect(await waiting(site.author)).toMatchObject([{ reason: 'changes', answeredBy: ['Kamila'] }])
    const next = await edit('Boshqa', revision)
    expect(await waiting(site.author)).toEqual([])
    site.studio.wait(minute)
    await ask({ users: [await idOf('Kamila')] })
    expect(await waiting(site.lawyer)).toHaveLength(1)
    await decide(site.lawyer, next)
    expect(await waiting(site.author)).toMatchObject([{ reason: 'approved' }])
  })

  test('to a role waits for each of its users until one decides', async () => {
    const revision = await edit('Yangi')
    await ask({ roles: ['publisher'] })
    expect(await waiting(site.lawyer)).toEqual([])
    expect(await waiting(site.chief)).toHaveLength(1)
    expect(await waiting(site.studio.admin)).toHaveLength(1)
    await decide(site.chief, revision)
    expect(await waiting(site.studio.admin)).toEqual([])
  })

  test('needs somebody else and something to review, and ends with the publication', async () => {
    expect((await ask({ roles: ['publisher'] })).status).toBe(404)
    const revision = await edit('Yangi')
    expect((await ask({})).status).toBe(422)
    expect((await ask({ users: [await idOf('Aziza')] })).status).toBe(422)
    await ask({ roles: ['publisher'] })
    await publish(revision)
    expect(await waiting(site.chief)).toEqual([])
    await edit('Yana')
    expect(await open()).toMatchObject({
      request: null,
      steps: [
        { action: 'published', by: 'Timur', revision },
        { action: 'requested', by: 'Aziza', text: 'Look', revision },
      ],
    })
  })

  test('is one of several that are read together', async () => {
    await edit('Yangi')
    const { data } = await site.studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject] },
      site.author,
    )
    await ask({ roles: ['publisher'] })
    await ask({ roles: ['publisher'] }, { release: data?.id ?? 0 })
    const read = vi.spyOn(QueryCreator.prototype, 'selectFrom')
    const listed = await waiting(site.chief)
    const tables = read.mock.calls.map(([table]) => table)
    read.mockRestore()
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual(expect.objectContaining({ subject, reason: 'review' }))
    expect(listed).toContainEqual(expect.objectContaining({ name: 'Bahor', reason: 'review' }))
    expect(tables.filter((table) => table === 'draft_authors')).toHaveLength(1)
  })

  test('of a release waits under its name, and can be withdrawn by editors', async () => {
    await edit('Yangi')
    const { data } = await site.studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject] },
      site.author,
    )
    const what = { release: data?.id ?? 0 }
    await ask({ roles: ['publisher'] }, what)
    expect(await waiting(site.chief)).toMatchObject([{ subject: what, name: 'Bahor' }])
    const viewer = await site.studio.join('viewer')
    expect((await site.studio.call('reviews.withdraw', { subject: what }, viewer)).status).toBe(403)
    await site.studio.call('reviews.withdraw', { subject: what }, site.author)
    expect(await waiting(site.chief)).toEqual([])
  })
})
