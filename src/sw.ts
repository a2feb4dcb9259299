import { startWorker } from './worker/site-worker.ts'
import type { WorkerScope } from './worker/worker-scope.ts'

declare const self: WorkerScope & {
  /** Inserted by the build: files that every page needs. */
  readonly __WB_MANIFEST: readonly { url: string }[]
}

startWorker(
  self,
  self.__WB_MANIFEST.map(({ url }) => url),
)
