import { expect, test } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { page, smallRegistry, textBlock } from '../../../tests/support/content/content-site.ts'
import { documentName } from '../../content/index.ts'
import { SiteTexts } from './site-texts.ts'

const draftOf = (document: StoredDocument) => ({
  document,
  revision: 1,
  savedAt: '2026-03-01T07:00:00.000Z',
  savedBy: 'Aziza',
  savedById: 7,
  replaces: null,
  along: [],
})

/** Texts of a site that has only drafts. */
function textsOf(documents: readonly StoredDocument[]) {
  const drafts = documents.map(draftOf)
  const failures: unknown[] = []
  let lists = 0
  const texts = new SiteTexts({
    gateway: { contentVersion: 1, entries: () => [], documents: () => Promise.resolve([]) },
    drafts: {
      find: (name) =>
        Promise.resolve(drafts.find(({ document }) => documentName(document) === documentName(name)) ?? null),
      list: () => {
        lists += 1
        return Promise.resolve(drafts)
      },
      revisions: () => Promise.resolve([]),
    },
    registry: smallRegistry,
    onFailure: (error) => failures.push(error),
  })
  return { texts, failures, lists: () => lists }
}

const news = page('news', { blocks: [textBlock('hello', { uz: '<p>Salom</p>', ru: '<p>Привет</p>' })] })

test('a document whose texts cannot be read is reported once and hides no other', async () => {
  const damaged = page('damaged', {})
  Object.defineProperty(damaged.body, 'damage', {
    enumerable: true,
    get: () => {
      throw new Error('damaged')
    },
  })
  const { texts, failures } = textsOf([damaged, news])
  await texts.read()
  const { current } = await texts.read()
  expect(current.units('ru').map(({ key }) => key)).toEqual(['news'])
  expect(failures).toEqual([new Error('the texts of page/damaged cannot be read')])
})
