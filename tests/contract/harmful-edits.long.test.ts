import { beforeAll, describe, expect, it } from 'vitest'
import { fieldLabels } from '../../src/studio/fields/labels/field-labels.ts'
import { issueTranslator } from '../../src/studio/issues/translate-issue.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline, type PipelineInput } from '../../server/content/publish/pipeline.ts'
import { registry } from '../../registry/index.ts'
import { documentKinds } from '../../schemas/kinds/index.ts'
import { samplesIn, withoutSamples } from '../../schemas/documents/samples.ts'
import { tools } from '../support/content/content-site.ts'
import { publishedSite } from '../support/content/publish-over.ts'
import { realTools } from '../support/setup/real-tools.ts'
import { fixedDocuments, templates } from '../../src/studio/documents/templates/templates.ts'
import { harmfulEdits, unnoticedEdits } from './harmful-edits/harmful-edits.ts'

let site: Pick<PipelineInput, 'manifest' | 'readPublished'>
beforeAll(async () => {
  site = await publishedSite([...defaultDocuments], { ...tools, registry })
}, 120_000)

/** No harm is found by drawing a page, which takes most of the time of a publication. */
const undrawn = { ...realTools, render: tools.render }

const inRussian = issueTranslator('ru', fieldLabels('ru').helpOf)
const inUzbek = issueTranslator('uz', fieldLabels('uz').helpOf)

describe('an edit that would harm players is stopped with a reason that names the fix', () => {
  it.each(harmfulEdits)('$title', async ({ edit, code, isWarning }) => {
    const { issues } = await runPipeline({ ...edit, ...site }, undrawn)
    const severity = isWarning ? 'warning' : 'error'
    const found = issues.filter((issue) => issue.code === code && issue.severity === severity)
    expect(found, JSON.stringify(issues.map(({ message }) => message))).not.toEqual([])
    // A warning does not stop anything, so an edit that is to be warned about must not be stopped by another rule.
    if (isWarning) expect(issues.filter((issue) => issue.severity === 'error')).toEqual([])
    for (const issue of found) {
      const [russian, uzbek] = [inRussian(issue), inUzbek(issue)]
      expect(russian.message).toMatch(/[а-яё]{3,}.*[а-яё]{3,}/i)
      expect(uzbek.message).not.toBe(issue.message)
      expect(russian.hint, 'what to do').toMatch(/[а-яё]{3,}/i)
      expect(uzbek.hint).not.toBe(issue.hint)
    }
  })
})

describe('an edit that would harm players unnoticed is listed as a changed fact', () => {
  it.each(unnoticedEdits)('$fact: $title', async ({ edit, fact }) => {
    const { issues, facts } = await runPipeline({ ...edit, ...site }, undrawn)
    expect(
      facts.map((change) => change.fact),
      JSON.stringify(issues),
    ).toContain(fact)
  })
})

it('none of the default documents is stopped', async () => {
  const documents = defaultDocuments.filter(({ kind }) => kind !== 'form' && kind !== 'page')
  expect((await runPipeline({ documents, ...site }, { ...tools, registry })).issues).toEqual([])
})

describe('a template', () => {
  it('exists for every kind of document', () => {
    const kinds = [...templates, ...fixedDocuments].map(({ kind }) => kind)
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(documentKinds).sort())
  })

  it.each(templates)(
    '$id $name is published as soon as nothing of it is a sample',
    async ({ kind, key = 'brand-new', bodyFor }) => {
      const body = await bodyFor(key)
      const publish = async (content: Record<string, unknown>) => {
        const documents = [{ kind, key, schemaVersion: documentKinds[kind].version, body: content }]
        return runPipeline({ documents, removed: [], ...site }, { ...tools, registry })
      }
      const { issues } = await publish(body)
      expect(issues.map(({ code, path, severity }) => [code, path, severity])).toEqual(
        samplesIn(body).map((path) => ['sample-text', path, 'error']),
      )
      const written = await publish(withoutSamples(body))
      expect(written.issues).toEqual([])
      expect(written.prepared).toHaveLength(1)
    },
  )

  it('of a document with a fixed name is the delivered one', async () => {
    const wanted = defaultDocuments.filter(({ kind }) => ['layout', 'settings', 'messages'].includes(kind))
    const bodies = await Promise.all(
      fixedDocuments.map(async ({ kind, key, bodyFor }) => [`${kind}/${key}`, await bodyFor(key)] as const),
    )
    expect(new Map(bodies)).toEqual(new Map(wanted.map(({ kind, key, body }) => [`${kind}/${key}`, body])))
  })
})
