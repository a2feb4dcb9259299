import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SqliteDriver } from '../../../server/db/sqlite-driver.ts'
import { afterEach, beforeEach } from 'vitest'
import {
  createContentGateway,
  type ContentGatewayOptions,
} from '../../../server/content/read/content-gateway.ts'
import type { ContentGateway } from '../../../server/content/model/gateway.ts'
import { isManifest, type Manifest } from '../../../server/content/model/manifest.ts'
import { emptyTestStrapi } from '../../../integrations/strapi/tests/test-strapi.ts'
import { both, emptyFolder, handDriven, page, textBlock } from './content-site.ts'

/** A folder for each test of a file, and the gateways opened there. */
export function useGateways() {
  let folder = ''
  let opened: ContentGateway[] = []
  beforeEach(async () => {
    folder = await emptyFolder()
    opened = []
    emptyTestStrapi()
  })
  afterEach(async () => {
    for (const gateway of opened) await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get folder() {
      return folder
    },
    get storeFile() {
      return join(folder, 'site.sqlite')
    },
    get objects() {
      return join(folder, 'snapshot', 'objects')
    },
    /** Deletes the store below the open gateways. */
    breakStore() {
      const database = new SqliteDriver(join(folder, 'site.sqlite'))
      database.exec('alter table snapshots rename to lost')
      database.close()
    },
    async open(extra: Partial<ContentGatewayOptions> = {}) {
      const hands = handDriven(folder, extra)
      const gateway = await createContentGateway(hands.options)
      opened.push(gateway)
      return { gateway, ...hands }
    },
  }
}

/** The home page with the given text. */
export const home = (words: string) =>
  page('home', { route: '/', blocks: [textBlock('hello', both(`<p>${words}</p>`))] })

export async function homeWords(gateway: ContentGateway): Promise<unknown> {
  return (await gateway.page('home', 'ru')).blocks[0]?.props
}

/** Stores a snapshot without any checks, as a server of another build might. */
export function smuggleSnapshot(storeFile: string, change: (manifest: Manifest) => Manifest): void {
  const database = new SqliteDriver(storeFile)
  const content: unknown = database.prepare('select manifest from snapshots').pluck().get()
  const manifest: unknown = JSON.parse(String(content))
  if (!isManifest(manifest)) throw new Error('the store has no manifest')
  const next = JSON.stringify({ ...change(manifest), version: manifest.version + 1 })
  database.prepare("insert into snapshots values (?, 'x', 'x', ?)").run(manifest.version + 1, next)
  database.close()
}
