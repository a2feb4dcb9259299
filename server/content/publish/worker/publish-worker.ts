import { parentPort } from 'node:worker_threads'
import { registry } from '../../../../registry/index.ts'
import { render, tryForm } from '../../../../src/entry-server.tsx'
import { compileFormValidator } from '../../../../forms/compile/index.ts'
import { codeScales } from '../render/page-weight.ts'
import { runPipeline } from '../pipeline.ts'
import { isPublishRequest, type WorkerMessage } from './worker-protocol.ts'
import { SnapshotFolder } from '../../snapshot/snapshot-folder.ts'

/** The build puts the worker next to the client folder. */
const weighCode = codeScales(new URL('../client', import.meta.url))

/**
 * Runs publications in a thread of their own, so that no document can slow down players' requests. Reads the
 * published site from the snapshot on disk. An exception ends the thread and is reported by the publisher.
 */
async function run(request: unknown): Promise<void> {
  if (!isPublishRequest(request)) throw new Error('The publish worker got a message that is no request')
  const folder = new SnapshotFolder(request.snapshotFolder)
  const outcome = await runPipeline(
    {
      documents: request.documents,
      removed: request.removed,
      purpose: request.purpose,
      library: request.library,
      manifest: await folder.current(),
      readPublished: ({ hash }) => folder.document(hash),
      onProgress: (document, step) => post({ type: 'progress', document, step }),
    },
    {
      registry,
      siteOrigin: request.siteOrigin,
      compileValidator: compileFormValidator,
      render,
      tryForm,
      weighCode: await weighCode,
    },
  )
  post({ type: 'outcome', outcome })
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

parentPort?.on('message', (request: unknown) => void run(request))
