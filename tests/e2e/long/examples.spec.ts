import type { Page } from '@playwright/test'
import { registry, type RegistryContract } from '../../../registry/index.ts'
import { paramsWithin, queryKeyOf, resolvedParams, type LoadParam } from '../../../schemas/component.ts'
import type { Block } from '../../../schemas/documents/blocks/block.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { enter } from '../support/player.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

/** Examples that refer to what no site has: a menu, the captions of a film, a game whose page is not found. */
const unpublishable = new Set([
  'AccountFrame.empty',
  'GameStage.empty',
  'SiteHeader.empty',
  'Sidebar.empty',
  'Video.longText',
])

/** Iframes show pages of other hosts, which tests do not have; `content-pages.spec.ts` serves its own. */
const contracts = [...registry.values()].filter(({ type }) => type !== 'EmbeddedFrame')

/** Only in popups for players; for a guest they report a fault. */
const neverForGuests = new Set(['CompleteRegistration'])

interface Example {
  contract: RegistryContract
  name: string
}

const examplesOf = (contract: RegistryContract): Example[] =>
  Object.keys(contract.examples)
    .filter((name) => !unpublishable.has(`${contract.type}.${name}`))
    .map((name) => ({ contract, name }))

/** Blocks per page: saves the time of opening pages, and still identifies the block that fails. */
const blocksOfPage = 40

/** Values of the route's parameters on one page, of its examples that need some. */
type RouteParams = Readonly<Record<string, string>>

const paramsOf = ({ contract, name }: Example): RouteParams => contract.examples[name]?.params ?? {}
const paramsOfPage = (page: readonly Example[]): RouteParams =>
  Object.fromEntries(page.flatMap((example) => Object.entries(paramsOf(example))))

/** Whether an example fits on a page: an address names one item, such as a game or an offer. */
function fits(example: Example, page: readonly Example[]): boolean {
  const taken = paramsOfPage(page)
  return (
    page.length < blocksOfPage &&
    Object.entries(paramsOf(example)).every(([name, value]) => (taken[name] ?? value) === value)
  )
}

/** Examples grouped into pages; never two of one entry, because they may share a store. */
function pagesOf(entries: readonly RegistryContract[]): Example[][] {
  const examples = entries.map(examplesOf)
  const most = Math.max(...examples.map(({ length }) => length))
  const turns = Array.from({ length: most }, (_, turn) => examples.flatMap((all) => all[turn] ?? []))
  return turns.flatMap((turn) =>
    turn.reduce<Example[][]>((pages, example) => {
      const page = pages.find((candidate) => fits(example, candidate))
      if (page === undefined) return [...pages, [example]]
      page.push(example)
      return pages
    }, []),
  )
}
const forAll = pagesOf(contracts.filter(({ type }) => !neverForGuests.has(type)))
const forPlayers = pagesOf(contracts.filter(({ type }) => neverForGuests.has(type)))

const idOf = ({ contract, name }: Example) => `${contract.type}-${name}`.toLowerCase()
/** The parameters that a block resolves: no address leads to a page of which nothing resolves a parameter. */
const routeParamsOf = (page: readonly Example[]) => {
  const resolved = new Set(page.flatMap(({ contract }) => resolvedParams(contract)))
  return Object.entries(paramsOfPage(page)).filter(([name]) => resolved.has(name))
}
const addressOf = (page: readonly Example[]) =>
  ['', slug(page), ...routeParamsOf(page).map(([, value]) => value)].join('/')
const slug = ([first]: readonly Example[]) => `examples-${first && idOf(first)}`
const title = { uz: 'Namunalar', ru: 'Примеры' }

/** A text for each slot that the example fills: the others may have to be empty. */
function filled(slots: object, id: string): Record<string, Block[]> {
  return Object.fromEntries(
    Object.keys(slots).map((slot) => [
      slot,
      [{ id: `${id}-${slot}`.toLowerCase(), type: 'RichText', version: 1, props: { lead: title } }],
    ]),
  )
}

/** Query keys that the loads of an entry read. */
function queryKeysOf({ load = {} }: RegistryContract): string[] {
  const params = Object.values(load).flatMap((each) => Object.values<LoadParam | undefined>(each.params))
  const sources = params.flatMap((param) => (param ? paramsWithin(param) : []))
  return [...new Set(sources.flatMap((source) => queryKeyOf(source) ?? []))]
}

/**
 * Blocks hydrate when they are near the screen. Waits for a frame after each step, but never only for one: a busy
 * browser may deliver none for a minute.
 */
async function wakeAll(page: Page) {
  await page.evaluate(async () => {
    for (const block of document.querySelectorAll('main [data-block]')) {
      block.scrollIntoView()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500)
        requestAnimationFrame(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  })
}

function blockOf(example: Example): Block | [] {
  const { contract, name } = example
  const { props, slots } = contract.examples[name] ?? {}
  if (props === undefined) return []
  return {
    id: idOf(example),
    type: contract.type,
    version: contract.version,
    props,
    ...(slots && { slots: filled(slots, idOf(example)) }),
  }
}

function documentOf(page: readonly Example[]) {
  return {
    kind: 'page',
    key: slug(page),
    schemaVersion: 1,
    body: {
      route: ['', slug(page), ...routeParamsOf(page).map(([name]) => `:${name}`)].join('/'),
      query: [...new Set(page.flatMap(({ contract }) => queryKeysOf(contract)))],
      layout: 'empty',
      seo: { title, robots: 'noindex,nofollow' },
      blocks: page.flatMap(blockOf),
    },
  }
}

const test = testOnOwnSite([...forAll, ...forPlayers].map(documentOf))

/** Together they show every example to guests and players, and in both languages. */
const visits = [
  { user: 'guest', locale: 'ru' },
  { user: 'player', locale: 'uz' },
] as const

for (const { user, locale } of visits)
  test.describe(`for a ${user}`, () => {
    // Blocks of protected pages call the platform for guests, too.
    test.use({ expectedStatuses: user === 'guest' ? [401] : [] })
    for (const examples of user === 'player' ? [...forAll, ...forPlayers] : forAll) {
      const names = examples.map(({ contract, name }) => `${contract.type}.${name}`)
      test(`${names.join(', ')} hydrate without a message`, async ({ page }) => {
        if (user === 'player') await enter(page)
        const answer = await page.goto(localePath(addressOf(examples), locale))
        expect(answer?.status()).toBe(200)
        await expect(page.locator('main [data-block]').first()).toBeAttached()
        await wakeAll(page)
        await page.waitForLoadState('networkidle')
      })
    }
  })
