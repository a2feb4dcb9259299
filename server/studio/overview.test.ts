import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home } from '../../tests/support/content/content-gateways.ts'
import { both, page, textBlock } from '../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

async function overview() {
  const { data } = await studio.call('documents.overview', {}, editor)
  if (!data) throw new Error('no overview')
  return data
}

describe('the overview of the site', () => {
  test('lists the last publications with their documents, newest first', async () => {
    const news = { kind: 'page', key: 'news' } as const
    await studio.save(page('news'), editor)
    await studio.save(home('Yangi'), editor)
    await studio.call('documents.publish', { documents: [news, { kind: 'page', key: 'home' }] }, publisher)
    await studio.call('documents.archive', { documents: [news] }, publisher)
    const [removal, publication] = (await overview()).recent
    expect(removal).toMatchObject({ by: 'Timur', count: 1, documents: [{ ...news, isRemoval: true }] })
    expect(publication).toMatchObject({
      by: 'Timur',
      count: 2,
      documents: [{ kind: 'page', key: 'home', title: both('home'), isRemoval: false }, news],
    })
    expect(removal?.contentVersion).toBeGreaterThan(publication?.contentVersion ?? Infinity)
  })

  test('counts translations that are missing in drafts, by document', async () => {
    const missing = async (locale: string) =>
      (await overview()).translations.find((each) => each.locale === locale)
    expect(await missing('ru')).toMatchObject({ missing: 0, documents: [] })
    const text = { uz: '<p>Salom</p>', ru: '<p> </p>' }
    await studio.save(page('news', { blocks: [textBlock('hello', text)] }), editor)
    expect(await missing('ru')).toMatchObject({
      missing: 1,
      documents: [{ kind: 'page', key: 'news', title: both('news'), missing: 1 }],
    })
    expect(await missing('uz')).toMatchObject({ missing: 0 })
  })
})
