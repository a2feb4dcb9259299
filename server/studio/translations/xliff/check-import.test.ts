import { expect, test } from 'vitest'
import { planImport } from './check-import.ts'
import { SiteDocuments } from '../site-texts.ts'
import type { SourcedUnit } from '../text-units.ts'
import { definitionOf, builtInLocales } from '../../../../schemas/locale.ts'
import { writeXliff, type WrittenUnit } from './xliff-writer.ts'

const languages = { from: definitionOf(builtInLocales, 'uz'), to: definitionOf(builtInLocales, 'ru') }

const count = 300
const written = (place: string, source: string): WrittenUnit => ({
  place,
  source,
  target: `<p>${place}</p>`,
  format: 'rich-text',
  state: 'done',
})

/** A page whose texts count how often their source is read. */
function site(sources: readonly string[]) {
  let reads = 0
  const units = sources.map((source, index): SourcedUnit => ({
    path: `/texts/${index}/ru`,
    place: `/texts/${index}`,
    source,
    target: '',
    format: 'rich-text',
    get sourceText() {
      reads += 1
      return source
    },
    targetText: '',
  }))
  const judged = [
    {
      kind: 'page' as const,
      key: 'news',
      title: undefined,
      units: units.map((unit) => ({ unit, state: 'missing' as const })),
    },
  ]
  const read = () => Promise.resolve({ documents: new SiteDocuments(new Map()), judged })
  return { translations: { read }, reads: () => reads }
}

test('other requests are served while a file with many texts is checked', async () => {
  const { translations } = site([])
  const gone = Array.from({ length: count }, (_, index) => written(`/gone/${index}`, '<p>Uch</p>'))
  const xliff = writeXliff([{ name: 'page/news', units: gone }], languages)
  let served = 0
  let isDone = false
  const serve = () => {
    served += 1
    if (!isDone) setImmediate(serve)
  }
  setImmediate(serve)
  await planImport({ translations }, xliff)
  isDone = true
  expect(served).toBeGreaterThan(4)
})

test('a file of another site is told by its documents', async () => {
  const { translations } = site(['<p>Bir</p>'])
  const units = [written('/texts/0', '<p>Bir</p>'), written('/texts/7', '<p>Uch</p>')]
  const xliff = writeXliff(
    [
      { name: 'page/elsewhere', units },
      { name: 'page/news', units },
    ],
    languages,
  )
  const { preview } = await planImport({ translations }, xliff)
  expect(preview.invalid.map(({ key, reason }) => [key, reason.text])).toEqual([
    ['elsewhere', expect.stringContaining('does not have the document')],
    ['elsewhere', expect.stringContaining('does not have the document')],
    ['news', expect.stringContaining('not in the document any more')],
  ])
})
