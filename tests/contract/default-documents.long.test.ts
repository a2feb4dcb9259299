import { expect, it } from 'vitest'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline } from '../../server/content/publish/pipeline.ts'
import { realTools } from '../support/setup/real-tools.ts'

it('every default document passes publishing and renders in every language for guests and players', async () => {
  const outcome = await runPipeline(
    { documents: defaultDocuments, manifest: null, readPublished: () => Promise.resolve(null) },
    realTools,
  )
  expect(outcome.issues).toEqual([])
  expect(outcome.prepared).toHaveLength(defaultDocuments.length)
}, 120_000)
