import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline, type PipelineInput } from '../../server/content/publish/pipeline.ts'
import { tools } from '../support/content/content-site.ts'
import { publishedSite } from '../support/content/publish-over.ts'
import { realTools } from '../support/setup/real-tools.ts'
import { withBlock } from './harmful-edits/build.ts'
import { set, type Edit } from './harmful-edits/edit.ts'
import { honestEdits } from './honest-edits/edits.ts'
import { honestTexts } from './honest-edits/texts.ts'

let site: Pick<PipelineInput, 'manifest' | 'readPublished'>
beforeAll(async () => {
  site = await publishedSite([...defaultDocuments], { ...tools, registry })
}, 120_000)

const issuesOf = async (edit: Edit) => {
  const { issues } = await runPipeline({ ...edit, ...site }, { ...realTools, render: tools.render })
  return issues.map(({ code, path, message }) => [code, path, message])
}

/** The same words as a paragraph and as a title. */
const placesOf = (uz: string, ru: string): Edit[] => [
  withBlock('page/about', {
    id: 'added',
    type: 'RichText',
    version: 1,
    props: { text: { uz: `<p>${uz}</p>`, ru: `<p>${ru}</p>` } },
  }),
  set('page/about', { '/seo/title': { uz, ru } }),
]

describe('an honest text gives no issue', () => {
  it.each(honestTexts)('%s', async (uz, ru) => {
    for (const edit of placesOf(uz, ru)) expect(await issuesOf(edit)).toEqual([])
  })
})

it.each(Object.entries(honestEdits))('%s gives no issue', async (_title, edit) => {
  expect(await issuesOf(edit)).toEqual([])
})
