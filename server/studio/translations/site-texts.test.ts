import { expect, test } from 'vitest'
import { page, smallRegistry, textBlock } from '../../../tests/support/content/content-site.ts'
import { SiteTexts } from './site-texts.ts'

const draftOf = (document: ReturnType<typeof page>) => ({
  document,
  revision: 1,
  savedAt: '2026-03-01T07:00:00.000Z',
  savedBy: 'Aziza',
  replaces: null,
  along: [],
})

test('a document whose texts cannot be read is reported once and hides no other', async () => {
  const damaged = page('damaged', {})
  Object.defineProperty(damaged.body, 'damage', {
    enumerable: true,
    get: () => {
      throw new Error('damaged')
    },
  })
  const sound = page('news', { blocks: [textBlock('hello', { uz: '<p>Salom</p>', ru: '<p>Привет</p>' })] })
  const failures: unknown[] = []
  const texts = new SiteTexts({
    gateway: { entries: () => [], documents: () => Promise.resolve([]) },
    drafts: { list: () => Promise.resolve([damaged, sound].map(draftOf)) },
    registry: smallRegistry,
    onFailure: (error) => failures.push(error),
  })
  await texts.read()
  const { current } = await texts.read()
  expect(current.units('ru').map(({ key }) => key)).toEqual(['news'])
  expect(failures).toEqual([new Error('the texts of page/damaged cannot be read')])
})
