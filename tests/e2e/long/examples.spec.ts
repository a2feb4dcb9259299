import type { Page, Request } from '@playwright/test'
import { registry, type RegistryContract } from '../../../registry/index.ts'
import {
  paramsWithin,
  queryKeyOf,
  resolvedParams,
  type ComponentExample,
  type LoadParam,
} from '../../../schemas/component.ts'
import type { Block } from '../../../schemas/documents/blocks/block.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { startApplication } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

/** Examples that refer to what no site has: a menu, files, a section, the captions of a film, a game whose page is not found. */
const unpublishable = new Set([
  'AccountFrame.empty',
  'Downloads.alone',
  'Downloads.longText',
  'Downloads.normal',
  'GameStage.empty',
  'SiteHeader.empty',
  'SharedSection.normal',
  'Sidebar.empty',
  'Video.longText',
])

/** Iframes show pages of other hosts, which tests do not have. */
const contracts = [...registry.values()].filter(({ type }) => type !== 'EmbeddedFrame')

interface Example {
  contract: RegistryContract
  name: string
}

/** A block on a page takes nothing but these from its example. */
const contentOf = ({ props, slots, params }: ComponentExample) => JSON.stringify([props, slots, params])

const examplesOf = (contract: RegistryContract): Example[] => {
  const examples = Object.entries(contract.examples).filter(
    ([name]) => !unpublishable.has(`${contract.type}.${name}`),
  )
  const contents = examples.map(([, example]) => contentOf(example))
  return examples
    .filter((_, index) => contents.indexOf(contents[index] ?? '') === index)
    .map(([name]) => ({ contract, name }))
}

/** Blocks per page: saves the time of opening pages, and still identifies the block that fails. */
const blocksOfPage = 60

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

/** Entries for players: their examples or loads say so, and the popup that completes a registration reports a fault to guests. */
const isForPlayers = ({ type, load = {}, examples }: RegistryContract) =>
  type === 'CompleteRegistration' ||
  examples.normal.viewer === 'player' ||
  Object.values(load).some(({ access }) => access === 'player')

/** Visits that together show every example once, to those whom it is for, and entries with several in both languages. */
const visits = (['guest', 'player'] as const).flatMap((user) =>
  pagesOf(contracts.filter((contract) => isForPlayers(contract) === (user === 'player'))).map(
    (examples, index) => ({ user, locale: index % 2 === 0 ? ('uz' as const) : ('ru' as const), examples }),
  ),
)

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

/** A text, or what the slot allows, for each slot that the example fills: the others may have to be empty. */
function filled({ slots: own }: RegistryContract, slots: object, id: string): Record<string, Block[]> {
  return Object.fromEntries(
    Object.keys(slots).map((slot) => {
      const [type = 'RichText'] = own[slot]?.allowed ?? []
      const { version = 1, examples } = registry.get(type) ?? {}
      const props = type === 'RichText' ? { lead: title } : examples?.normal.props
      return [slot, [{ id: `${id}-${slot}`.toLowerCase(), type, version, props: props ?? {} }]]
    }),
  )
}

/** Query keys that the loads of an entry read. */
function queryKeysOf({ load = {} }: RegistryContract): string[] {
  const params = Object.values(load).flatMap((each) => Object.values<LoadParam | undefined>(each.params))
  const sources = params.flatMap((param) => (param ? paramsWithin(param) : []))
  return [...new Set(sources.flatMap((source) => queryKeyOf(source) ?? []))]
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
    ...(slots && { slots: filled(contract, slots, idOf(example)) }),
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

/** Lets every block hydrate, which is otherwise near the screen, and waits until all have. */
async function hydrateAll(page: Page) {
  await startApplication(page)
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('main [data-block]'))
      block.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  await expect
    .poll(() =>
      page
        .locator('main > [data-block]')
        .evaluateAll((blocks) =>
          blocks.flatMap((block) =>
            Object.keys(block).some((key) => key.startsWith('__react'))
              ? []
              : block.getAttribute('data-block'),
          ),
        ),
    )
    .toEqual([])
}

/** Requests of a page that have no answer yet. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

const test = testOnOwnSite(visits.map(({ examples }) => documentOf(examples)))

for (const { user, locale, examples } of visits) {
  const names = examples.map(({ contract, name }) => `${contract.type}.${name}`)
  test(`for a ${user}, in ${locale}: ${names.join(', ')} hydrate without a message`, async ({ page }) => {
    const pending = pendingRequests(page)
    if (user === 'player') await enter(page)
    const answer = await page.goto(localePath(addressOf(examples), locale))
    expect(answer?.status()).toBe(200)
    await hydrateAll(page)
    await expect.poll(() => pending.size).toBe(0)
  })
}
