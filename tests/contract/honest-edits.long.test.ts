import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline, type PipelineInput } from '../../server/content/publish/pipeline.ts'
import { tools } from '../support/content/content-site.ts'
import { publishedSite } from '../support/content/publish-over.ts'
import { realTools } from '../support/setup/real-tools.ts'
import { withBlock } from './harmful-edits/build.ts'
import { set, type Edit } from './harmful-edits/edit.ts'
import { forms } from './honest-edits/forms.ts'
import { t, withText } from './honest-edits/parts.ts'
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
