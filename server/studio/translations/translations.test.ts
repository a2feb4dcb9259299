import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { say } from '../../../schemas/phrase.ts'
import type { TranslationStateName } from '../../../schemas/studio/translations.ts'
import { page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
  // Looks at what is published.
  await studio.pass(1000)
})
afterEach(() => studio.close())

const newsName = { kind: 'page', key: 'news' } as const
const news = (uz: string, ru: string, id = 'hello') => page('news', { blocks: [textBlock(id, { uz, ru })] })

async function list(locale: 'uz' | 'ru' = 'ru') {
  const { data } = await studio.call('translations.list', { locale }, editor)
  if (!data) throw new Error('no list')
  return data
}

async function textOfNews() {
  const { documents } = await list()
  const unit = documents
    .find(({ key }) => key === 'news')
    ?.units.find(({ path }) => path.includes('/blocks/'))
  if (!unit) throw new Error('the page has no text')
  return unit
}

/** Saves the page over its draft. */
async function save(document: StoredDocument, cookie = editor) {
  const { data } = await studio.call('documents.open', newsName, editor)
  const answer = await studio.save(document, cookie, data?.draft?.revision ?? null)
  expect(answer.status).toBe(200)
}

async function publish() {
  const { data } = await studio.call('documents.publish', { documents: [newsName] }, publisher)
  expect(data).toMatchObject({ published: true })
}

const mark = async (markToSet: 'needs-work' | 'checked' | null) => {
  const { path, source, target } = await textOfNews()
  return studio.call(
    'translations.mark',
    { ...newsName, locale: 'ru', path, source, target, mark: markToSet },
    editor,
  )
}

const all: TranslationStateName[] = ['missing', 'outdated', 'needs-work', 'done', 'checked']
async function exported(states = all) {
  const { data, error } = await studio.call(
    'translations.export',
    { locale: 'ru', states, documents: [newsName] },
    editor,
  )
  if (!data) throw new Error(error?.message)
  return data
}

async function check(xliff: string) {
  const { data, error } = await studio.call('translations.checkImport', { xliff }, editor)
  if (!data) throw new Error(error?.message)
  return data
}

describe('the state of a translation', () => {
  test('is outdated after its source has changed, in drafts and after publication', async () => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    await publish()
    expect(await textOfNews()).toMatchObject({ source: '<p>Salom</p>', format: 'rich-text', state: 'done' })
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    expect(await textOfNews()).toMatchObject({ state: 'outdated' })
    await publish()
    expect(await textOfNews()).toMatchObject({ state: 'outdated' })
    await save(news('<p>Xayr</p>', '<p>Пока</p>'))
    expect(await textOfNews()).toMatchObject({ state: 'done' })
  })

  test('does not depend on how markup is written, on blocks before it, or on a new key', async () => {
    await save(news('<p>Salom<br></p><p><a href="https://a.uz">a</a></p>', '<p>Привет</p>'))
    await publish()
    await save(news('<p>Salom<br /></p><p><a href="https://a.uz">a</a></p>', '<p>Привет</p>'))
    expect(await textOfNews()).toMatchObject({ state: 'done' })
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    const other = textBlock('first', { uz: '<p>Bir</p>', ru: '<p>Один</p>' })
    await save(
      page('news', { blocks: [other, textBlock('hello', { uz: '<p>Xayr</p>', ru: '<p>Привет</p>' })] }),
    )
    const { documents } = await list()
    const units = documents.find(({ key }) => key === 'news')?.units ?? []
    expect(units.filter(({ path }) => path.includes('/blocks/')).map(({ state }) => state)).toEqual([
      'done',
      'outdated',
    ])
  })

  test('is known for documents that were published before anybody looked', async () => {
    const { documents } = await list()
    expect(documents.length).toBeGreaterThan(0)
    const states = documents.flatMap(({ units }) => units.map(({ state }) => state))
    expect(new Set(states)).toEqual(new Set(['done']))
  })

  test('is still outdated if a draft with many translations is discarded', async () => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    await publish()
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    await publish()
    for (let index = 0; index < 33; index += 1) {
      studio.wait(1)
      await save(news('<p>Xayr</p>', `<p>Пока ${index}</p>`))
    }
    const { data } = await studio.call('documents.open', newsName, editor)
    const revision = data?.draft?.revision ?? 0
    expect((await studio.call('documents.discard', { ...newsName, revision }, editor)).status).toBe(200)
    expect(await textOfNews()).toMatchObject({ target: '<p>Привет</p>', state: 'outdated' })
  })

  test('can be set for exactly what the user has seen, and is recorded', async () => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    const seen = await textOfNews()
    expect((await mark('needs-work')).data).toMatchObject({ state: 'needs-work' })
    expect((await mark('checked')).data).toMatchObject({ state: 'checked' })
    expect((await mark(null)).data).toMatchObject({ state: 'done' })
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    const { path, source, target } = seen
    const late = await studio.call(
      'translations.mark',
      { ...newsName, locale: 'ru', path, source, target, mark: 'checked' },
      editor,
    )
    expect(late).toMatchObject({
      status: 409,
      error: { type: 'Conflict', data: { unit: { state: 'outdated', source: '<p>Xayr</p>' } } },
    })
    expect((await mark('checked')).data).toMatchObject({ state: 'checked' })
    const { data: entries } = await studio.call('audit.list', {}, studio.admin)
    expect(entries?.[0]).toMatchObject({
      by: 'Aziza',
      action: 'translations.mark',
      subject: `page/news: ru ${path} checked`,
    })
  })

  test('counts texts by language for the navigation and the start page', async () => {
    await save(news('<p>Salom</p>', ''))
    const { data } = await studio.call('translations.counts', {}, editor)
    expect(data).toMatchObject([
      { locale: 'uz', missing: 0, documents: [] },
      { locale: 'ru', missing: 1, outdated: 0, documents: [{ ...newsName, missing: 1 }] },
    ])
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    const russian = async () => (await studio.call('translations.counts', {}, editor)).data?.[1]
    expect(await russian()).toMatchObject({ missing: 0, outdated: 0, needsWork: 0 })
    await mark('needs-work')
    expect(await russian()).toMatchObject({ needsWork: 1 })
    await mark(null)
    expect(await russian()).toMatchObject({ needsWork: 0 })
    await publish()
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    expect(await russian()).toMatchObject({ outdated: 1 })
    expect((await list('uz')).source).toBe('ru')
  })

  test('of a catalogue compares it with that of the source language', async () => {
    const catalogue = (key: string, body: Record<string, unknown>) =>
      studio.save({ kind: 'messages', key, schemaVersion: 1, body }, editor)
    await catalogue('studio.uz', { close: 'Yopish', games_other: '{{count}} oʻyin' })
    await catalogue('studio.ru', { close: 'Закрыть' })
    const { documents } = await list()
    const units = documents.find(({ key }) => key === 'studio.ru')?.units ?? []
    expect(units.map(({ path, source, state }) => [path, source, state])).toEqual([
      ['/close', 'Yopish', 'done'],
      ...['one', 'few', 'many', 'other'].map((form) => [`/games_${form}`, '{{count}} oʻyin', 'missing']),
    ])
  })
})

describe('a file for translators', () => {
  test('changes nothing when it is imported as it was exported', async () => {
    await save(news('<p>Salom <a href="/rules">a</a></p>', '<p>Привет &amp; <strong>x</strong></p>'))
    const { xliff, count } = await exported()
    const preview = await check(xliff)
    expect(preview).toMatchObject({ changes: [], outdated: [], invalid: [], unchanged: count })
  })

  test('saves what was translated as drafts of all documents, and is recorded', async () => {
    await save(news('<p>Salom</p>', ''))
    const { xliff } = await exported(['missing'])
    const translated = xliff.replace(/(<target[^>]*>)<\/target>/, '$1<g id="1">Привет</g></target>')
    const preview = await check(translated)
    expect(preview.changes).toMatchObject([
      { ...newsName, source: '<p>Salom</p>', before: '', after: '<p>Привет</p>' },
    ])
    const params = { xliff: translated, fingerprint: preview.fingerprint, withOutdated: false }
    const { data } = await studio.call('translations.import', params, editor)
    const [imported] = data?.documents ?? []
    expect(data).toMatchObject({ count: 1, documents: [{ ...newsName, before: { schemaVersion: 2 } }] })
    expect(JSON.stringify(imported?.before?.body)).not.toContain('Привет')
    expect(await textOfNews()).toMatchObject({ target: '<p>Привет</p>', state: 'done' })
    const { data: entries } = await studio.call('audit.list', {}, studio.admin)
    expect(entries?.[0]).toMatchObject({ action: 'translations.import', subject: '1: page/news' })
  })

  test('reports texts whose source has changed since, which stay outdated if they are saved', async () => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    const { xliff } = await exported()
    await save(news('<p>Xayr</p>', '<p>Привет</p>'))
    const translated = xliff.replace('Привет', 'Здравствуйте')
    const { outdated, changes, fingerprint } = await check(translated)
    expect(changes).toEqual([])
    expect(outdated).toMatchObject([{ sourceBefore: '<p>Salom</p>', source: '<p>Xayr</p>' }])
    const save_ = (withOutdated: boolean) =>
      studio.call('translations.import', { xliff: translated, fingerprint, withOutdated }, editor)
    expect((await save_(false)).data).toEqual({ count: 0, documents: [] })
    expect(await textOfNews()).toMatchObject({ target: '<p>Привет</p>' })
    expect((await save_(true)).data).toMatchObject({ count: 1 })
    expect(await textOfNews()).toMatchObject({ target: '<p>Здравствуйте</p>', state: 'outdated' })
  })

  test.each([
    [
      'a link that publishing rejects',
      '<g id="1" ctype="x-html-p"><g id="2" ctype="link" html:href="javascript:alert(1)">x</g></g>',
      /link that is not allowed/,
    ],
    ['an element that publishing rejects', '<g id="1" ctype="x-html-script">x</g>', /not allowed/],
    ['a code of another program', '<bpt id="1">x</bpt>', /unknown here: bpt/],
    ['a text that is too long', `<g id="1" ctype="x-html-p">${'x'.repeat(100_000)}</g>`, /at most/],
  ])('does not save %s, and says why', async (_name, target, reason) => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    const { xliff } = await exported()
    const { invalid, changes } = await check(
      xliff.replace(/<target[^>]*><g[^>]*>Привет<\/g><\/target>/, `<target>${target}</target>`),
    )
    expect(changes).toEqual([])
    expect(invalid).toHaveLength(1)
    expect(invalid.map((each) => say(each.reason)).join()).toMatch(reason)
  })

  test('saves nothing if a text has changed after the check', async () => {
    await save(news('<p>Salom</p>', '<p>Привет</p>'))
    const { xliff } = await exported()
    const translated = xliff.replace('Привет', 'Здравствуйте')
    const { fingerprint } = await check(translated)
    await save(news('<p>Salom</p>', '<p>Приветик</p>'))
    const answer = await studio.call(
      'translations.import',
      { xliff: translated, fingerprint, withOutdated: false },
      editor,
    )
    expect(answer).toMatchObject({ status: 409, error: { type: 'Conflict' } })
    expect(await textOfNews()).toMatchObject({ target: '<p>Приветик</p>' })
  })
})
