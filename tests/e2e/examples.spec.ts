import { registry, type RegistryContract } from '../../registry/index.ts'
import type { Block } from '../../schemas/documents/block.ts'
import { localePath } from '../../src/lib/locale-path.ts'
import { demoPlayer } from './support/player.ts'
import { expect, test } from './support/test.ts'

/** Examples that name what no site has, which publication refuses by right. */
const unpublishable = new Set(['SiteHeader.empty'])

const slug = (contract: RegistryContract) => `examples-${contract.type.toLowerCase()}`
const name = { uz: 'Namunalar', ru: 'Примеры' }

function filled(slots: RegistryContract['slots'], id: string): Record<string, Block[]> {
  return Object.fromEntries(
    Object.keys(slots).map((slot) => [
      slot,
      [{ id: `${id}-${slot}`.toLowerCase(), type: 'RichText', version: 1, props: { lead: name } }],
    ]),
  )
}

/** A page that places every example of an entry. */
function pageOf(contract: RegistryContract) {
  const blocks = Object.entries(contract.examples)
    .filter(([example]) => !unpublishable.has(`${contract.type}.${example}`))
    .map(([example, { props, slots }]) => ({
      id: example.toLowerCase(),
      type: contract.type,
      version: contract.version,
      props,
      ...(slots && { slots: filled(contract.slots, example) }),
    }))
  return {
    kind: 'page',
    key: slug(contract),
    schemaVersion: 1,
    body: {
      route: `/${slug(contract)}/:sysname`,
      layout: 'empty',
      seo: { title: name, robots: 'noindex,nofollow' },
      blocks,
    },
  }
}

test.beforeAll(async ({ site, playwright }) => {
  const request = await playwright.request.newContext()
  const answer = await request.post(`${site.url}/content/publish`, {
    headers: { authorization: `Bearer ${site.contentToken}` },
    data: { documents: [...registry.values()].map(pageOf) },
  })
  expect(await answer.json()).toMatchObject({ published: true })
  await request.dispose()
})

for (const contract of registry.values())
  for (const user of ['guest', 'player'] as const)
    test(`${contract.type}: its examples hydrate without a message, for a ${user}`, async ({
      page,
      site,
    }) => {
      if (user === 'player')
        await page.request.post('/api/auth/login?v=2.34&locale=uz', {
          form: demoPlayer,
          headers: { origin: site.url },
        })
      for (const locale of ['uz', 'ru'] as const) {
        const answer = await page.goto(localePath(`/${slug(contract)}/olmos-saltanati`, locale))
        expect(answer?.status()).toBe(200)
        const blocks = page.locator('main > [data-block], main [data-block="normal"]')
        await expect(blocks.first()).toBeAttached()
        await page.waitForLoadState('networkidle')
      }
    })
