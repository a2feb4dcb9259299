import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline, type PipelineInput } from '../../server/content/publish/pipeline.ts'
import { tools } from '../support/content/content-site.ts'
import { publishedSite } from '../support/content/publish-over.ts'
import { realTools } from '../support/setup/real-tools.ts'
import type { Edit } from './harmful-edits/edit.ts'
import { forms } from './honest-edits/forms.ts'
import { newPage, paragraphs, t, withText } from './honest-edits/parts.ts'
import { pages } from './honest-edits/pages.ts'
import { placedTexts } from './honest-edits/placed-texts.ts'
import { promotions } from './honest-edits/promotions.ts'
import { site as siteEdits } from './honest-edits/site.ts'
import { honestTexts } from './honest-edits/texts.ts'

let site: Pick<PipelineInput, 'manifest' | 'readPublished'>
beforeAll(async () => {
  site = await publishedSite([...defaultDocuments], { ...tools, registry })
}, 120_000)

const issuesOf = async (edit: Edit) => {
  const { issues } = await runPipeline({ ...edit, ...site }, { ...realTools, render: tools.render })
  return issues.map(({ code, document, path, message }) => [code, document, path, message])
}

/** Pages of one publication: a check of many takes little longer than one of a single page. */
const pagesAtOnce = 32
const batches = Array.from({ length: Math.ceil(honestTexts.length / pagesAtOnce) }, (_, index) =>
  honestTexts.slice(index * pagesAtOnce, (index + 1) * pagesAtOnce),
)

/** A new page with the words as its title and as a paragraph. */
const pageOf = (key: string, uz: string, ru: string) =>
  newPage(key, t(uz, ru), t(uz, ru), paragraphs('text', `<p>${uz}</p>`, `<p>${ru}</p>`))

it.each(batches)('honest texts give no issue: %s, and those that follow', async (...texts) => {
  const documents = texts.flatMap(([uz, ru], index) => pageOf(`honest-${index}`, uz, ru).documents)
  expect(await issuesOf({ documents, removed: [] })).toEqual([])
})

describe('a changed text gives no issue', () => {
  it.each(placedTexts)('%s%s: %s | %s', async (name, path, uz, ru) => {
    expect(await issuesOf(withText(name, path, t(uz, ru)))).toEqual([])
  })
})

it.each(Object.entries({ ...promotions, ...pages, ...forms, ...siteEdits }))(
  '%s gives no issue',
  async (_title, edit) => {
    expect(await issuesOf(edit)).toEqual([])
  },
)
