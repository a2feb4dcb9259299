import { expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { compileFormValidator } from '../../server/content/compile-form-validator.ts'
import { defaultDocuments } from '../../server/content/defaults.ts'
import { runPipeline } from '../../server/content/publish/pipeline.ts'
import { render } from '../../src/entry-server.tsx'

it('every default document passes publication, rendered in every language for guests and players', async () => {
  const outcome = await runPipeline(
    { documents: defaultDocuments, manifest: null, readPublished: () => Promise.resolve(null) },
    { registry, compileValidator: compileFormValidator, render },
  )
  expect(outcome.verdicts).toEqual([])
  expect(outcome.prepared).toHaveLength(defaultDocuments.length)
}, 120_000)
