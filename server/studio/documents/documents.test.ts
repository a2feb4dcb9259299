import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { both, page } from '../../../tests/support/content/content-site.ts'
import { formOf } from '../../../tests/support/content/issues-on-form.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

const stateOf = async (key: string) =>
  (await studio.call('documents.list', {}, editor)).data?.find(
    (each) => each.kind === 'page' && each.key === key,
  )

const wordsOfHome = async () => JSON.stringify((await studio.gateway.page('home', 'uz')).blocks)

test('reports documents published in the content service but not shown to every signed-in user', async () => {
  expect((await studio.call('documents.refused', {}, editor)).data).toEqual([])
  const issue = {
    severity: 'error' as const,
    document: 'page/home',
    path: '/layout',
    code: 'unknown-reference',
    message: 'There is no layout wide',
  }
  vi.spyOn(studio.gateway, 'rejected').mockReturnValue([issue])
  const viewer = await studio.join('viewer')
  expect((await studio.call('documents.refused', {}, viewer)).data).toEqual([issue])
  expect((await studio.call('documents.refused', {})).status).toBe(401)
})

describe('a draft', () => {
  test('is listed with the user who saved it, and players see nothing of it', async () => {
    expect(await stateOf('home')).toMatchObject({
      state: 'published',
      version: 1,
      route: '/',
      title: both('home'),
    })
    await studio.save(home('draft'), editor)
    await studio.save(page('news'), editor)
    expect(await stateOf('home')).toMatchObject({ state: 'changed', changedBy: 'Aziza' })
    expect(await stateOf('news')).toMatchObject({ state: 'draft', version: 0, route: '/news' })
    expect(await wordsOfHome()).toContain('Salom')
  })

  test('is listed by its own title, even after publication', async () => {
    const title = { uz: 'Yangi', ru: 'Новая' }
    const { body, ...name } = home('draft')
    await studio.save({ ...name, body: { ...body, seo: { title } } }, editor)
    expect(await stateOf('home')).toMatchObject({ state: 'changed', title })
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    expect(await stateOf('home')).toMatchObject({ state: 'published', version: 2, title })
  })

  test('is listed by its title in each language, completed by another language', async () => {
    const { body, ...name } = home('draft')
    await studio.save({ ...name, body: { ...body, seo: { title: { uz: '', ru: 'Новая' } } } }, editor)
    expect((await stateOf('home'))?.title).toEqual(both('Новая'))
    await studio.save({ kind: 'menu', key: 'extra', schemaVersion: 1, body: { items: [] } }, editor)
    const { data = [] } = await studio.call('documents.list', {}, editor)
    expect(data.find(({ key }) => key === 'extra')).not.toHaveProperty('title')
  })

  test('is returned together with the published version', async () => {
    await studio.save(home('draft'), editor)
    const { data } = await studio.call('documents.open', homeName, editor)
    expect(data?.published).toMatchObject({ version: 1, key: 'home' })
    expect(data?.draft).toMatchObject({ savedBy: 'Aziza', document: home('draft') })
  })

  test('of two concurrent editors is not overwritten, and the second editor gets the stored one', async () => {
    const first = await studio.save(home('one'), editor)
    const lost = await studio.save(home('two'), publisher)
    expect(lost).toMatchObject({
      status: 409,
      error: {
        type: 'Conflict',
        phrase: { values: ['Aziza'] },
        data: { draft: { savedBy: 'Aziza', document: home('one') } },
      },
    })
    const next = await studio.save(home('two'), publisher, first.data?.revision)
    expect(next.status).toBe(200)
    expect((await studio.save(home('three'), editor, first.data?.revision)).status).toBe(409)
  })

  test('that was published in the meantime does not overwrite the published version', async () => {
    const { data } = await studio.save(home('one'), editor)
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    expect(await studio.save(home('two'), editor, data?.revision)).toMatchObject({
      status: 409,
      error: { data: { draft: null } },
    })
  })

  test('can be discarded', async () => {
    const { data } = await studio.save(home('draft'), editor)
    await studio.call('documents.discard', { ...homeName, revision: data?.revision ?? 0 }, editor)
    expect(await stateOf('home')).toMatchObject({ state: 'published' })
  })

  test('lists the other editors who have it open, until they close it', async () => {
    await studio.call('documents.open', homeName, editor)
    const seen = async () => (await studio.call('documents.open', homeName, publisher)).data?.editors
    expect(await seen()).toMatchObject([{ name: 'Aziza' }])
    await studio.pass(minute + 1)
    expect(await seen()).toEqual([])
  })
})

describe('publication', () => {
  test('of several drafts is all or nothing', async () => {
    await studio.save(home('new'), editor)
    await studio.save(page('rules', { layout: 'wide' }), editor)
    const documents = [homeName, { kind: 'page' as const, key: 'rules' }]
    const rejected = await studio.call('documents.publish', { documents }, publisher)
    expect(rejected.data).toMatchObject({
      published: false,
      issues: [{ document: 'page/rules', path: '/layout' }],
    })
    expect(await wordsOfHome()).toContain('Salom')
    const { data: checked } = await studio.call('documents.check', { documents }, editor)
    expect(checked?.issues).toHaveLength(1)
    expect((await studio.call('documents.publish', { documents: [homeName] }, publisher)).data).toMatchObject(
      {
        published: true,
        contentVersion: 2,
      },
    )
    expect(await wordsOfHome()).toContain('new')
    expect(await stateOf('home')).toMatchObject({ state: 'published', version: 2 })
    expect(await stateOf('rules')).toMatchObject({ state: 'draft' })
  })

  test('is checked for a document without a draft as it is published', async () => {
    const form = formOf({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] })
    const documents = [{ kind: 'form' as const, key: form.key }]
    await studio.save(form, publisher)
    expect((await studio.call('documents.publish', { documents }, publisher)).data?.published).toBe(true)
    const { data } = await studio.call('documents.check', { documents }, editor)
    expect(data?.proofs[`form/${form.key}`]?.states).toHaveLength(1)
    const unknown = [{ kind: 'form' as const, key: 'unknown' }]
    expect((await studio.call('documents.check', { documents: unknown }, editor)).status).toBe(404)
  })

  test('is rejected if somebody else has changed the draft, and returns the stored one', async () => {
    const seen = await studio.save(home('seen'), publisher)
    const changed = await studio.save(home('changed'), editor, seen.data?.revision)
    const publish = (revision: number | null | undefined) =>
      studio.call(
        'documents.publish',
        { documents: [{ ...homeName, revision: revision ?? null }] },
        publisher,
      )
    expect(await publish(seen.data?.revision)).toMatchObject({
      status: 409,
      error: { type: 'Conflict', data: { draft: { savedBy: 'Aziza', document: home('changed') } } },
    })
    expect(await publish(null)).toMatchObject({ status: 409 })
    expect(await wordsOfHome()).toContain('Salom')
    expect((await stateOf('home'))?.revision).toBe(changed.data?.revision)
    expect((await publish(changed.data?.revision)).data).toMatchObject({ published: true })
    expect(await publish(changed.data?.revision)).toMatchObject({
      status: 409,
      error: { data: { draft: null } },
    })
  })

  test('appears in the history, from which every version can be read', async () => {
    await studio.save(home('new'), editor)
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    const { data } = await studio.call('history.list', homeName, editor)
    expect(data).toMatchObject([
      { version: 2, contentVersion: 2, by: 'Timur' },
      { version: 1, by: 'defaults' },
    ])
    const before = await studio.call('history.read', { ...homeName, contentVersion: 1 }, editor)
    expect(JSON.stringify(before.data)).toContain('Salom')
    expect((await studio.call('history.read', { ...homeName, contentVersion: 9 }, editor)).status).toBe(404)
  })

  test('is rejected without a draft', async () => {
    expect((await studio.call('documents.publish', { documents: [homeName] }, publisher)).error?.type).toBe(
      'NotFound',
    )
  })

  test('can be undone: an archived document disappears from the site', async () => {
    await studio.save(page('news'), editor)
    await studio.call('documents.publish', { documents: [newsName] }, publisher)
    expect(studio.gateway.findPage('/news')).not.toBeNull()
    await studio.call('documents.archive', { documents: [newsName] }, publisher)
    expect(studio.gateway.findPage('/news')).toBeNull()
    expect((await studio.call('history.list', newsName, editor)).data?.[0]).toMatchObject({ isRemoval: true })
  })
})

test('a draft of a user with more rights cannot be discarded', async () => {
  const { data } = await studio.save(page('news'), publisher)
  const draft = { ...newsName, revision: data?.revision ?? 0 }
  expect((await studio.call('documents.discard', draft, editor)).error).toMatchObject({
    type: 'NotAllowed',
    message: 'Timur saved this draft; discarding it is for the role publisher',
  })
  expect((await studio.call('documents.discard', draft, studio.admin)).status).toBe(200)
})

describe('a discarded draft', () => {
  const discard = async (cookie = editor) => {
    const { data } = await studio.call('documents.open', homeName, cookie)
    return studio.call('documents.discard', { ...homeName, revision: data?.draft?.revision ?? 0 }, cookie)
  }
  const kept = async () => (await studio.call('drafts.discarded', {}, editor)).data ?? []

  test('can be restored for two weeks', async () => {
    await studio.save(home('lost'), editor)
    await discard()
    const [draft] = await kept()
    expect(draft).toMatchObject({ ...homeName, title: both('home'), savedBy: 'Aziza', by: 'Aziza' })
    expect((await studio.call('drafts.restore', { id: draft?.id ?? 0 }, editor)).data).toEqual(homeName)
    const opened = await studio.call('documents.open', homeName, editor)
    expect(opened.data?.draft?.document).toEqual(home('lost'))
    expect(await kept()).toEqual([])
    await discard()
    const [again] = await kept()
    studio.wait(14 * 24 * 60 * minute)
    const later = await studio.signIn('aziza')
    expect((await studio.call('drafts.discarded', {}, later)).data).toEqual([])
    const expired = await studio.call('drafts.restore', { id: again?.id ?? 0 }, later)
    expect(expired.error?.type).toBe('NotFound')
  })

  test('never overwrites a newer draft, even if both are restored at once', async () => {
    await studio.save(home('first'), editor)
    await discard()
    await studio.save(home('second'), editor)
    await discard()
    const drafts = await kept()
    expect(drafts).toHaveLength(2)
    const outcomes = await Promise.all(
      drafts.map(async ({ id }) => (await studio.call('drafts.restore', { id }, editor)).status),
    )
    expect(outcomes.sort()).toEqual([200, 409])
    expect(await kept()).toHaveLength(1)
  })

  test('is restored only by those who may edit the document', async () => {
    await studio.save(home('lost'), editor)
    await discard()
    const [draft] = await kept()
    const viewer = await studio.join('viewer', 'vali')
    expect((await studio.call('drafts.restore', { id: draft?.id ?? 0 }, viewer)).error?.type).toBe(
      'NotAllowed',
    )
  })

  test('is not listed if it could not be discarded', async () => {
    await studio.save(home('kept'), editor)
    const answer = await studio.call('documents.discard', { ...homeName, revision: 1 }, editor)
    expect(answer.status).toBe(409)
    expect(await kept()).toEqual([])
  })
})
