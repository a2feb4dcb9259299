import { join } from 'node:path'
import type { DatabaseSettings } from '../../db/database-location.ts'
import { createFileLibrary, type FileLibrary } from '../files/file-library.ts'
import { FileStore } from '../files/file-store.ts'
import { fontThread } from '../files/font-thread.ts'
import { createMediaLibrary, type MediaLibrary } from '../media/media-library.ts'
import { MediaStore } from '../media/media-store.ts'
import type { StoreConnection } from '../store/store-connection.ts'
import { workerNamed } from './worker-files.ts'

interface Place extends Pick<DatabaseSettings, 'dataDir'> {
  log: { error(details: unknown, message: string): void }
  connection: StoreConnection
  now: () => Date
}

/** The pictures of the site, and its other files. */
export function openLibraries({ connection, dataDir, log, now }: Place): {
  media: MediaLibrary
  files: FileLibrary
} {
  const fontWorker = workerNamed('font-worker.js')
  const reported = (message: string) => (error: unknown) => log.error(error, `content: ${message}`)
  return {
    media: createMediaLibrary({
      store: new MediaStore(connection),
      folder: join(dataDir, 'media'),
      now,
      onFailure: reported('a picture could not be made'),
    }),
    files: createFileLibrary({
      store: new FileStore(connection),
      folder: join(dataDir, 'media', 'files'),
      now,
      onFailure: reported('a file of the library was left out'),
      readFont:
        fontWorker && fontThread({ workerFile: fontWorker, onFailure: reported('a font could not be read') }),
    }),
  }
}
