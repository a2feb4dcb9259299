import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { BatchAnswer } from '../../../schemas/studio/batches.ts'
import { both, document, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor')
  publisher = await studio.join('publisher')
  const linking = textBlock(
    'news',
    both('<p><a href="/bonus/one?from=home">Bonus</a> <a href="/bonuses">x</a></p>'),
  )
  const result = await studio.gateway.publish(
    [
      page('one', { route: '/bonus/one' }),
      page('two', { route: '/bonus/two' }),
      page('other'),
      page('home', { route: '/', blocks: [linking] }),
      page('bonuses'),
      document('menu', 'main', { items: [{ id: 'two', label: both('Bonus'), to: '/bonus/two' }] }),
    ],
    'test',
  )
  expect(result).toMatchObject({ published: true })
})
afterEach(() => studio.close())

const one = { kind: 'page', key: 'one' } as const
const two = { kind: 'page', key: 'two' } as const
const robots = ['seo', 'robots']

async function bodyOf(kind: DocumentKind, key: string) {
  const { data } = await studio.call('documents.read', { kind, key }, editor)
  return data?.body
}
const draftOf = async (kind: DocumentKind, key: string) =>
  (await studio.call('documents.open', { kind, key }, editor)).data?.draft ?? null
const drafts = async () =>
  (await studio.call('documents.list', {}, editor)).data
    ?.filter(({ state }) => state !== 'published')
    .map(({ kind, key }) => `${kind}/${key}`)
const takeBack = (answer: BatchAnswer | undefined, cookie = editor) =>
  studio.call('drafts.takeBack', { batch: answer?.changed === true ? answer.batch : 0 }, cookie)

describe('a field of several documents', () => {
  const change = (revision: number | null = null, value: { value?: unknown } = { value: 'noindex' }) =>
    studio.call(
      'documents.change',
      {
        documents: [
          { ...one, revision },
          { ...two, revision: null },
        ],
        field: robots,
        ...value,
      },
      editor,
    )

  test('is read from drafts and published documents', async () => {
    await studio.save(page('one', { route: '/bonus/one', layout: 'empty' }), editor)
    const draft = await draftOf('page', 'one')
    const { data } = await studio.call(
      'documents.values',
      { documents: [one, two], field: ['layout'] },
      editor,
    )
    expect(data).toEqual([
      { ...one, revision: draft?.revision, value: 'empty' },
      { ...two, revision: null, value: 'default' },
    ])
  })

  test('gets one value in drafts, and taking that back leaves what was there before', async () => {
    await studio.save(page('one', { route: '/bonus/one', layout: 'empty' }), publisher)
    const draft = await draftOf('page', 'one')
    const { data } = await change(draft?.revision)
    expect(data).toMatchObject({ changed: true, documents: [one, two] })
    expect(await bodyOf('page', 'one')).toMatchObject({ layout: 'empty', seo: { robots: 'noindex' } })
    expect(await bodyOf('page', 'two')).toMatchObject({ seo: { title: both('two'), robots: 'noindex' } })
    expect(await drafts()).toEqual(['page/one', 'page/two'])

    expect((await takeBack(data)).data).toEqual([one, two])
    expect(await drafts()).toEqual(['page/one'])
    expect(await bodyOf('page', 'one')).toEqual(draft?.document.body)
    expect((await takeBack(data)).error?.type).toBe('NotFound')
  })

  test('is removed without a value, and documents that had none stay without a draft', async () => {
    await studio.save(
      page('one', { route: '/bonus/one', seo: { title: both('one'), robots: 'noindex' } }),
      editor,
    )
    const { data } = await change((await draftOf('page', 'one'))?.revision, {})
    expect(data).toMatchObject({ changed: true, documents: [one] })
    expect(await bodyOf('page', 'one')).toMatchObject({ seo: { title: both('one') } })
    expect(await drafts()).toEqual(['page/one'])
    expect((await change((await draftOf('page', 'one'))?.revision, {})).status).toBe(422)
  })

  test('stays as it is in all of them if one would have an error, which is named with its document', async () => {
    const { data } = await studio.call(
      'documents.change',
      {
        documents: [one, two].map((name) => ({ ...name, revision: null })),
        field: ['gesturePopup'],
        value: 'missing',
      },
      editor,
    )
    expect(data).toMatchObject({
      changed: false,
      issues: [{ document: 'page/one' }, { document: 'page/two' }],
    })
    expect(await drafts()).toEqual([])
  })

  test('changes beside errors that were there before', async () => {
    await studio.save(page('one', { route: '/bonus/one', gesturePopup: 'missing' }), editor)
    expect((await change((await draftOf('page', 'one'))?.revision)).data).toMatchObject({ changed: true })
  })

  test('stays as it is if somebody else has changed one of the documents meanwhile', async () => {
    await studio.save(page('one', { route: '/bonus/one', layout: 'empty' }), publisher)
    expect(await change()).toMatchObject({
      status: 409,
      error: { type: 'Conflict', data: { documents: [one] } },
    })
    expect(await drafts()).toEqual(['page/one'])
  })

  test('keeps later edits when the change is taken back', async () => {
    const { data } = await change()
    const { document: changed, revision } = (await draftOf('page', 'two')) ?? {}
    if (changed) await studio.save(changed, publisher, revision)
    expect(await takeBack(data)).toMatchObject({
      status: 409,
      error: { type: 'Conflict', data: { documents: [two] } },
    })
    expect(await drafts()).toEqual(['page/one', 'page/two'])
  })

  test('is one of the contract, and no address or list of blocks', async () => {
    for (const field of [['route'], ['blocks'], ['seo'], ['constructor']])
      expect(
        await studio.call(
          'documents.change',
          { documents: [{ ...one, revision: null }], field, value: 'x' },
          editor,
        ),
      ).toMatchObject({ status: 422 })
  })

  test('is for editors', async () => {
    const viewer = await studio.join('viewer')
    const documents = [{ ...one, revision: null }]
    const { error } = await studio.call('documents.change', { documents, field: robots, value: 'x' }, viewer)
    expect(error?.type).toBe('NotAllowed')
  })
})

describe('several pages', () => {
  const move = (to: [string, string], redirects = true) =>
    studio.call(
      'documents.move',
      {
        pages: [
          { key: 'one', revision: null, to: to[0] },
          { key: 'two', revision: null, to: to[1] },
        ],
        redirects,
      },
      editor,
    )
  const publishOne = () => studio.call('documents.publish', { documents: [one] }, publisher)

  test('get new addresses with all links to them, and are published together with redirects', async () => {
    const { data } = await move(['/promo/bonus/one', '/promo/bonus/two'])
    expect(data).toMatchObject({ changed: true })
    expect(await drafts()).toEqual(['menu/main', 'page/home', 'page/one', 'page/two', 'redirects/site'])
    expect(JSON.stringify(await bodyOf('page', 'home'))).toContain('/promo/bonus/one?from=home')
    expect(JSON.stringify(await bodyOf('page', 'home'))).toContain('/bonuses')
    expect((await publishOne()).data).toMatchObject({ published: true })
    expect(studio.gateway.findPage('/promo/bonus/two')).toMatchObject({ key: 'two' })
    expect(studio.gateway.findRedirect('/bonus/two')).toMatchObject({ redirect: '/promo/bonus/two' })
    expect(await drafts()).toEqual([])
  })

  test('leave no redirects if nobody wants them', async () => {
    await move(['/promo/bonus/one', '/promo/bonus/two'], false)
    expect((await publishOne()).data).toMatchObject({ published: true })
    expect(studio.gateway.findRedirect('/bonus/two')).toBeNull()
  })

  test('exchange their addresses without redirects away from them', async () => {
    await move(['/bonus/two', '/bonus/one'])
    expect(await bodyOf('menu', 'main')).toMatchObject({ items: [{ to: '/bonus/one' }] })
    expect((await publishOne()).data).toMatchObject({ published: true })
    expect(studio.gateway.findPage('/bonus/one')).toMatchObject({ key: 'two' })
    expect(studio.gateway.findRedirect('/bonus/one')).toBeNull()
  })

  test('stay where they are if one address is taken or fixed, which is named with its page', async () => {
    expect((await move(['/promo/one', '/other'])).data).toMatchObject({
      changed: false,
      issues: [{ document: 'page/two', code: 'address-taken' }],
    })
    expect((await move(['/same', '/same'])).data).toMatchObject({ changed: false })
    const pages = [{ key: 'home', revision: null, to: '/start' }]
    expect((await studio.call('documents.move', { pages, redirects: true }, editor)).data).toMatchObject({
      changed: false,
      issues: [{ document: 'page/home', code: 'fixed-name' }],
    })
    expect(await drafts()).toEqual([])
  })

  test('are back at their addresses after the move is taken back', async () => {
    await studio.save(document('menu', 'main', { items: [] }), publisher)
    const { data } = await move(['/promo/bonus/one', '/promo/bonus/two'])
    expect((await takeBack(data)).status).toBe(200)
    expect(await drafts()).toEqual(['menu/main'])
    expect(await bodyOf('page', 'one')).toMatchObject({ route: '/bonus/one' })
  })
})

describe('the drafts of several documents', () => {
  test('are discarded and restored together, with their authors', async () => {
    await studio.save(page('one', { route: '/bonus/one', layout: 'empty' }), editor)
    await studio.save(page('fresh'), editor)
    const documents = await Promise.all(
      ['one', 'fresh'].map(async (key) => ({
        kind: 'page' as const,
        key,
        revision: (await draftOf('page', key))?.revision ?? 0,
      })),
    )
    const { data } = await studio.call('drafts.discard', { documents }, publisher)
    expect(data).toMatchObject({ changed: true })
    expect(await drafts()).toEqual([])
    expect((await studio.call('drafts.discarded', {}, editor)).data).toHaveLength(2)

    expect((await takeBack(data)).status).toBe(200)
    expect(await drafts()).toEqual(['page/fresh', 'page/one'])
    expect(await bodyOf('page', 'one')).toMatchObject({ layout: 'empty' })
    expect((await studio.call('drafts.discarded', {}, editor)).data).toEqual([])
  })

  test('stay if one of them was changed meanwhile or belongs to somebody with more rights', async () => {
    const saved = await studio.save(page('one', { route: '/bonus/one', layout: 'empty' }), editor)
    const revision = saved.data?.revision ?? 0
    await studio.save(page('two', { route: '/bonus/two', layout: 'empty' }), publisher)
    const other = (await draftOf('page', 'two'))?.revision ?? 0
    const discard = (last: number) =>
      studio.call(
        'drafts.discard',
        {
          documents: [
            { ...one, revision },
            { ...two, revision: last },
          ],
        },
        editor,
      )
    expect((await discard(other + 1)).error).toMatchObject({ type: 'Conflict', data: { documents: [two] } })
    expect((await discard(other)).error?.type).toBe('NotAllowed')
    expect(await drafts()).toEqual(['page/one', 'page/two'])
  })
})
