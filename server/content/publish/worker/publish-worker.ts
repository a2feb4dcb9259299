import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '../../../../registry/index.ts'
import { compileFormValidator } from '../forms/compile-form-validator.ts'
import { codeScales } from '../render/page-weight.ts'
import { runPipeline } from '../pipeline.ts'
import { isPublishRequest, type WorkerMessage } from './worker-protocol.ts'
import { SnapshotFolder } from '../../snapshot/snapshot-folder.ts'

/** The build puts the worker next to the client folder. */
const clientFolder = new URL('../client', import.meta.url)

/**
 * Runs one publication in its own thread, so that no document can slow down players' requests. Reads the
 * published site from the snapshot on disk.
 */
async function run(request: unknown): Promise<void> {
  if (!isPublishRequest(request)) throw new Error('The publish worker was started without a request')
  const folder = new SnapshotFolder(request.snapshotFolder)
  const { render, tryForm } = await import('../../../../src/entry-server.tsx')
  const outcome = await runPipeline(
    {
      documents: request.documents,
      removed: request.removed,
      purpose: request.purpose,
      pictures: request.pictures,
      manifest: await folder.current(),
      readPublished: ({ hash }) => folder.document(hash),
      onProgress: (document, step) => post({ type: 'progress', document, step }),
    },
    {
      registry,
      compileValidator: compileFormValidator,
      render,
      tryForm,
      weighCode: await codeScales(clientFolder),
    },
  )
  post({ type: 'outcome', outcome })
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

await run(workerData)
