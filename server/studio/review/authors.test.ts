import { expect, test } from 'vitest'
import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { subject, useReviewSite } from '../../../tests/support/content/review-site.ts'
import type { StudioTables } from '../tables.ts'

const site = useReviewSite()
const { decide, edit, open, publish, requires } = site
const discard = (revision: number) =>
  site.studio.call('documents.discard', { ...subject, revision }, site.chief)
const restoreFirst = async () => {
  const discarded = (await site.studio.call('drafts.discarded', {}, site.lawyer)).data ?? []
  await site.studio.call('drafts.restore', { id: discarded.at(-1)?.id ?? 0 }, site.lawyer)
  return (await open())?.documents[0]?.revision ?? 0
}

test('of a discarded draft are known again when it is restored after another draft', async () => {
  await requires(1)
  await discard(await edit('Yangi!', await edit('Yangi', null, site.lawyer)))
  await discard(await edit('Boshqa', null, site.chief))
  const revision = await restoreFirst()
  // Neither the first author nor the last one; the author of the draft in between may approve it.
  expect((await decide(site.author, revision)).status).toBe(403)
  expect((await decide(site.lawyer, revision)).status).toBe(403)
  expect((await decide(site.chief, revision)).status).toBe(200)
})

test('of a scheduled draft stay its authors when another draft has taken its place', async () => {
  await requires(1)
  const first = await edit('Yangi')
  const revision = await edit('Yangi!', first, site.lawyer)
  await decide(site.chief, revision)
  const { data } = await site.studio.call(
    'releases.add',
    { name: 'Bahor', documents: [subject] },
    site.author,
  )
  const release = { release: data?.id ?? 0 }
  const at = new Date(Date.UTC(2026, 2, 2)).toISOString()
  const documents = [{ ...subject, revision }]
  await site.studio.call('releases.schedule', { id: release.release, documents, at }, site.chief)
  await discard(revision)
  await edit('Boshqa', null, site.chief)
  const approve = { subject: release, documents, decision: 'approve', text: '' } as const
  expect((await site.studio.call('reviews.decide', approve, site.author)).status).toBe(403)
})

test('include whoever saved last without being recorded, as in Strapi or an earlier version', async () => {
  await requires(1)
  const first = await edit('Yangi')
  const database = openDatabase<StudioTables>(databaseLocation(site.studio.settings, 'studio'))
  await database.deleteFrom('draft_authors').execute()
  await database.destroy()
  const revision = await edit('Yangi!', first, site.lawyer)
  expect((await decide(site.author, revision)).status).toBe(403)
})

test('are stored together with the draft or not at all', async () => {
  await requires(1)
  const database = openDatabase<StudioTables>(databaseLocation(site.studio.settings, 'studio'))
  await database.schema.alterTable('draft_authors').renameTo('lost').execute()
  expect((await site.studio.save(home('Yangi'), site.author)).error).toBeDefined()
  await database.schema.alterTable('lost').renameTo('draft_authors').execute()
  await database.destroy()
  expect((await open())?.documents).toMatchObject([{ revision: null }])
})

test('end with the publication, unless the draft was saved again', async () => {
  await requires(1)
  const revision = await edit('Yangi')
  await decide(site.lawyer, revision)
  expect((await publish(revision)).data).toMatchObject({ published: true })
  const next = await edit('Boshqa', null, site.lawyer)
  expect((await decide(site.author, next)).status).toBe(200)
})

test('of a rejected save are no authors', async () => {
  await requires(1)
  const revision = await edit('Yangi')
  expect((await site.studio.save(home('Boshqa'), site.lawyer, revision - 1)).error?.type).toBe('Conflict')
  expect((await decide(site.lawyer, revision)).status).toBe(200)
})

test('and comments move back when a renamed draft is discarded, and again when it is restored', async () => {
  const [name, renamed] = [
    { kind: 'popup', key: 'registration' },
    { kind: 'popup', key: 'join' },
  ] as const
  const threadsOf = async (what: ReviewSubject) => (await open(what))?.threads.length
  const comment = { subject: name, block: null, path: '', text: 'Too long' }
  await site.studio.call('comments.add', comment, site.lawyer)
  await site.studio.call('documents.rename', { ...name, revision: null, to: 'join' }, site.author)
  expect(await threadsOf(renamed)).toBe(1)
  const revision = (await open(renamed))?.documents[0]?.revision ?? 0
  await site.studio.call('documents.discard', { ...renamed, revision }, site.author)
  expect(await threadsOf(name)).toBe(1)
  await restoreFirst()
  expect(await threadsOf(renamed)).toBe(1)
})
