import { startSite, type Site } from './site.ts'
import { expect, quietTest } from './test.ts'

interface DocumentToPublish {
  kind: string
  key: string
  schemaVersion: number
  body: object
}

/** Publishes documents, as the CMS does. */
export async function publish(site: Site, documents: readonly DocumentToPublish[]): Promise<void> {
  const answer = await fetch(`${site.url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents }),
  })
  const result: unknown = await answer.json()
  expect(result, JSON.stringify(result)).toMatchObject({ published: true })
}

/** The site of the file whose tests a worker runs at present. */
class SiteOfFile {
  #file = ''
  #site: Site | undefined

  /** The file's site. The first test of a file starts it, after the site of the file before has stopped. */
  async open(file: string, documents: readonly DocumentToPublish[]): Promise<Site> {
    if (this.#site !== undefined && this.#file === file) return this.#site
    await this.stop()
    const site = await startSite()
    this.#site = site
    this.#file = file
    if (documents.length > 0) await publish(site, documents)
    return site
  }

  async stop(): Promise<void> {
    const site = this.#site
    this.#site = undefined
    await site?.stop()
  }
}

interface OwnSiteFixtures {
  documents: readonly DocumentToPublish[]
  site: Site
}

// A worker fixture of each file would do, too, but Playwright then starts a process and a browser for each file.
const ownSiteTest = quietTest.extend<OwnSiteFixtures, { siteOfFile: SiteOfFile }>({
  siteOfFile: [
    async ({}, use) => {
      const siteOfFile = new SiteOfFile()
      await use(siteOfFile)
      await siteOfFile.stop()
    },
    { scope: 'worker' },
  ],
  documents: async ({}, use) => use([]),
  site: [
    async ({ siteOfFile, documents }, use, { file }) => use(await siteOfFile.open(file, documents)),
    { scope: 'test', timeout: 150_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/**
 * Tests of a file that has a site of its own, because they publish or compare balances; `documents` are published before the first. A file
 * has one such site: a worker starts another after a failure.
 */
export function testOnOwnSite(documents: readonly DocumentToPublish[] = []) {
  return ownSiteTest.extend({ documents: async ({}, use) => use(documents) })
}
