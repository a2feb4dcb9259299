/*
 * The last step of the build: tries out the default documents as the first start of a site would, and writes the outcome
 * beside the server.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasErrors } from '../../../../schemas/issue.ts'
import { defaultDocuments } from '../../model/defaults.ts'
import { hashOfDocuments, preparedDefaultsFile, type PreparedDefaults } from './prepared-defaults.ts'
import { createWorkerPublisher } from './publisher.ts'

const folder = await mkdtemp(join(tmpdir(), 'marquee-defaults-'))
try {
  const publisher = createWorkerPublisher({
    workerFile: new URL('publish-worker.js', import.meta.url),
    snapshotFolder: folder,
  })
  const outcome = await publisher.run([...defaultDocuments])
  // A build with wrong documents is still one: the start leaves them out and says why.
  if (!hasErrors(outcome.issues)) {
    const prepared: PreparedDefaults = { documents: hashOfDocuments(defaultDocuments), outcome }
    await writeFile(new URL(preparedDefaultsFile, import.meta.url), JSON.stringify(prepared))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
