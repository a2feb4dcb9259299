import { startSite, type Site } from './site.ts'
import { expect, test as base } from './test.ts'

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
  expect(await answer.json()).toMatchObject({ published: true })
}

/** Tests with their own site, because they publish; `documents` are published before the first. */
export function testOnOwnSite(documents: readonly DocumentToPublish[] = []) {
  return base.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const site = await startSite()
        if (documents.length > 0) await publish(site, documents)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 150_000 },
    ],
  })
}
