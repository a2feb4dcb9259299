import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedFacts } from '../../../schemas/facts.ts'
import { studioCalls, type StudioCallName, type StudioParams } from '../../../schemas/studio/calls.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/kinds/index.ts'
import { isForAdmins, roleAllows, roles, type Role } from '../../../schemas/studio/roles.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { auditActions } from '../../../schemas/studio/audit-actions.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'

/** Calls that name what they change. */
type TargetedCall = {
  [Name in StudioCallName]: (typeof studioCalls)[Name]['changes'] extends string ? never : Name
}[StudioCallName]
type Samples = { [Name in TargetedCall]: StudioParams<Name> }

let studio: TestStudio
let database: StudioDatabase
const cookies = new Map<string, string>()
beforeAll(async () => {
  studio = await startTestStudio()
  database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  for (const role of roles) cookies.set(role, role === 'admin' ? studio.admin : await studio.join(role))
})
afterAll(async () => {
  await database.destroy()
  await studio.close()
})

const at = '2026-03-02T07:00:00Z'
const snippet = (key: string): StoredDocument => ({
  kind: 'snippet',
  key,
  schemaVersion: 1,
  body: { isEnabled: true, position: 'head', code: '<meta name="a" content="b">' },
})

/** Parameters of each call about documents that the admin has made. */
async function samplesOf(kind: DocumentKind, make: (key: string) => StoredDocument): Promise<Samples> {
  const { admin } = studio
  // Rights are tested, not approvals.
  for (const subject of guardedFacts)
    await studio.call('approvals.setRule', { subject, count: 0, role: 'editor' }, admin)
  const save = async (key: string) => {
    const { data, error } = await studio.save(make(key), admin)
    if (!data) throw new Error(error?.message)
    return { kind, key, revision: data.revision }
  }
  const [draft, published, discarded, batched] = [
    await save('draft'),
    await save('published'),
    await save('discarded'),
    await save('batched'),
  ]
  const publication = await studio.call('documents.publish', { documents: [published] }, admin)
  if (!publication.data?.published) throw new Error(JSON.stringify(publication))
  const { contentVersion } = publication.data
  await studio.call('documents.discard', discarded, admin)
  const { data: kept = [] } = await studio.call('drafts.discarded', {}, admin)
  const batch = await studio.call('drafts.discard', { documents: [batched] }, admin)
  const documents = [draft]
  const schedule = await studio.call('schedules.add', { action: 'publish', documents, at }, admin)
  const name = { kind, key: 'draft' }
  const release = await studio.call('releases.add', { name: kind, documents: [name] }, admin)
  const run = (isForAdmins({ kind }) ? 'a' : 'b').repeat(12)
  await database
    .insertInto('experiment_runs')
    .values({
      ...{ run, reported: null, content: null, kind, key: 'draft', block: 'b', name: 'n', goal: 'click' },
      ...{ shares: '[]', blocks: '[]', started_at: 1, ended_at: null, winner: null },
    })
    .execute()
  const thread = await studio.call(
    'comments.add',
    { subject: { kind, key: 'draft' }, block: null, path: '', text: 'A question' },
    admin,
  )
  const id = release.data?.id ?? 0
  for (const made of [publication, batch, schedule, release, thread])
    if (made.error) throw new Error(made.error.message)
  const batchId = batch.data?.changed ? batch.data.batch : 0
  return {
    'documents.save': { ...make('draft'), revision: 1 },
    'documents.discard': draft,
    'drafts.discard': { documents: [draft] },
    'hints.dismiss': { ...name, about: '0'.repeat(32) },
    'documents.rename': { ...name, to: kind === 'page' ? '/other' : 'other', revision: 1 },
    'documents.change': { documents: [{ ...name, revision: 1 }], field: ['seo'] },
    'documents.move': { pages: [{ key: 'draft', revision: 1, to: '/other' }], redirects: false },
    'documents.publish': { documents: [name] },
    'documents.takeBack': { contentVersion },
    'documents.archive': { documents: [{ kind, key: 'missing' }] },
    'drafts.takeBack': { batch: batchId },
    'drafts.restore': { id: kept.find((each) => each.kind === kind)?.id ?? 0 },
    'archive.restore': { kind, key: 'missing' },
    'schedules.add': { action: 'publish', documents: [{ ...name, revision: 1 }], at },
    'schedules.renew': { id: schedule.data?.id ?? 0, documents: [{ ...name, revision: 1 }] },
    'schedules.move': { id: schedule.data?.id ?? 0, at },
    'schedules.cancel': { id: schedule.data?.id ?? 0 },
    'releases.add': { name: 'Mine', documents: [name] },
    'releases.change': { id, name: 'Renamed' },
    'releases.publish': { id, documents: [{ ...name, revision: 1 }] },
    'releases.schedule': { id, documents: [{ ...name, revision: 1 }], at },
    'releases.takeBack': { id },
    'releases.prepareAgain': { id },
    'releases.remove': { id },
    'reviews.request': { subject: name, users: [], roles: ['admin'], message: '' },
    'reviews.withdraw': { subject: name },
    'reviews.keep': name,
    'reviews.confirmRemoval': name,
    'comments.resolve': { thread: thread.data?.id ?? 0, isResolved: true },
    'translations.mark': { ...name, locale: 'ru', path: '/seo', source: '', target: '', mark: null },
    'experiments.finish': { run, variant: 'a' },
    'imports.apply': { id: 1, fingerprint: '', documents: [name], release: null },
  }
}

/** What names no kind of document, or a fixed one. */
const withoutKind = new Set(['documents.move', 'comments.resolve'])

/** The role that may change what an admin has made, where that depends on its owner. */
const roleForOthers: Partial<Record<StudioCallName, Role>> = {
  'comments.resolve': 'editor',
  'documents.discard': 'admin',
  'drafts.discard': 'admin',
}

const isTargeted = (name: string, samples: Samples): name is TargetedCall => Object.hasOwn(samples, name)

describe.each([
  // What is refused changes nothing, so it comes first.
  { kind: 'snippet' as const, make: snippet },
  { kind: 'page' as const, make: page },
])('calls about a $kind of the admin', ({ kind, make }) => {
  let samples: Samples
  beforeAll(async () => {
    samples = await samplesOf(kind, make)
  })

  test.each(roles)('a %s may make those that the role and the contract allow', async (role) => {
    const wrong: unknown[] = []
    for (const name of Object.keys(samples)) {
      if (!isTargeted(name, samples)) continue
      const isKindAllowed = role === 'admin' || withoutKind.has(name) || !isForAdmins({ kind })
      const isOwnerAllowed = roleAllows(role, roleForOthers[name] ?? 'viewer')
      const isAllowed = roleAllows(role, studioCalls[name].role) && isKindAllowed && isOwnerAllowed
      const { error } = await studio.call(name, samples[name], cookies.get(role))
      // A target that another role has changed meanwhile fails otherwise.
      if ((error?.type === 'NotAllowed') === isAllowed) wrong.push([name, isAllowed, error?.message])
    }
    expect(wrong).toEqual([])
  })
})

test('a publisher does not cancel, move or renew the scheduled snippet of the admin', async () => {
  const { data: saved } = await studio.save(snippet('counter'), studio.admin)
  const documents = [{ kind: 'snippet' as const, key: 'counter', revision: saved?.revision ?? 0 }]
  const added = await studio.call('schedules.add', { action: 'publish', documents, at }, studio.admin)
  const id = added.data?.id ?? 0
  const publisher = cookies.get('publisher')
  for (const answer of [
    await studio.call('schedules.cancel', { id }, publisher),
    await studio.call('schedules.move', { id, at: '2026-03-03T07:00:00Z' }, publisher),
    await studio.call('schedules.renew', { id, documents }, publisher),
  ])
    expect(answer.error?.type).toBe('NotAllowed')
  const { data: waiting = [] } = await studio.call('schedules.list', {}, publisher)
  expect(waiting.find((each) => each.id === id)).toMatchObject({ state: 'waiting', by: 'Admin' })
  expect((await studio.call('schedules.cancel', { id }, studio.admin)).status).toBe(200)
})

test('an editor discards the own draft, but not the one of a user with more rights', async () => {
  const editor = cookies.get('editor') ?? ''
  const menu = (key: string) => ({ kind: 'menu' as const, key, schemaVersion: 1, body: { items: [] } })
  const own = await studio.save(menu('own'), editor)
  const foreign = await studio.save(menu('foreign'), studio.admin)
  const discard = (key: string, revision = 0) => [{ kind: 'menu' as const, key, revision }]
  const [mine] = discard('own', own.data?.revision)
  const [theirs] = discard('foreign', foreign.data?.revision)
  if (!mine || !theirs) throw new Error('nothing was saved')
  expect((await studio.call('documents.discard', theirs, editor)).error?.type).toBe('NotAllowed')
  expect((await studio.call('drafts.discard', { documents: [theirs] }, editor)).error?.type).toBe(
    'NotAllowed',
  )
  expect((await studio.call('documents.discard', mine, editor)).status).toBe(200)
})

test('a viewer resolves the own comments, but not those of others', async () => {
  const viewer = cookies.get('viewer')
  await studio.save({ kind: 'menu', key: 'talk', schemaVersion: 1, body: { items: [] } }, studio.admin)
  const add = async (cookie: string | undefined) => {
    const subject = { kind: 'menu' as const, key: 'talk' }
    const { data } = await studio.call('comments.add', { subject, block: null, path: '', text: 'a' }, cookie)
    return { thread: data?.id ?? 0, isResolved: true }
  }
  expect((await studio.call('comments.resolve', await add(viewer), viewer)).status).toBe(200)
  const { error } = await studio.call('comments.resolve', await add(studio.admin), viewer)
  expect(error?.type).toBe('NotAllowed')
})

test('no call that the audit log records is declared to change nothing', () => {
  const recorded = new Set<string>(auditActions)
  const silent = Object.entries(studioCalls).flatMap(([name, { changes }]) =>
    changes === 'nothing' && recorded.has(name) ? [name] : [],
  )
  // A file with texts leaves the Studio.
  expect(silent).toEqual(['translations.export'])
})
