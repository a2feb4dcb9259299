import { asksFor } from '../../../../schemas/documents/blocks/asks-for.ts'
import { Condition, type Fact } from '../../../../schemas/documents/blocks/condition.ts'
import { isLimited, type Period } from '../../../../schemas/documents/blocks/period.ts'
import { isCountry } from '../../../../schemas/countries.ts'
import { paramsWithin, queryKeyOf, type LoadParam } from '../../../../schemas/component.ts'
import { formatFunction } from '../../../../forms/index.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { addressOf, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { blockName, phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { isEnabled } from '../../../../src/lib/data/load-params.ts'
import { blocksOf, type PlacedBlock } from '../../model/blocks.ts'
import { fits } from '../../model/contracts.ts'
import { openingOf } from '../../model/opening.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { routeParams } from '../../read/routes-table.ts'
import { areImpossible } from './impossible-conditions.ts'
import { at, rule, type Finding } from './rule.ts'

interface PlacedCondition {
  condition: Condition
  /** JSON pointer to the condition. */
  pointer: string
  /** Those of the blocks around it. */
  around: readonly Condition[]
}

/** The conditions of a document's blocks and of the entries of a menu. */
function conditionsOfParts(document: StoredDocument): PlacedCondition[] {
  const placed = blocksOf(document)
  const ofBlocks = placed.flatMap(({ block: { when }, pointer }) => {
    if (!when) return []
    const around = placed.flatMap((outer) =>
      pointer.startsWith(`${outer.pointer}/`) && outer.block.when ? [outer.block.when] : [],
    )
    return [{ condition: when, pointer: `${pointer}/when`, around }]
  })
  const { items } = document.body
  const entries: unknown[] = Array.isArray(items) ? items : []
  const ofEntries = entries.flatMap((item, index) => {
    const when = isRecord(item) ? item['when'] : undefined
    const pointer = `${pointerTo('/items', index)}/when`
    return when !== undefined && fits(Condition, when) ? [{ condition: when, pointer, around: [] }] : []
  })
  return [...ofBlocks, ...ofEntries]
}

/** The same, and who sees a popup that opens by itself. */
function conditionsOf(document: StoredDocument): PlacedCondition[] {
  const audience = openingOf(document)?.audience
  const ofOpening = audience ? [{ condition: audience, pointer: '/opens/audience', around: [] }] : []
  return [...conditionsOfParts(document), ...ofOpening]
}

interface PlacedFact {
  fact: Fact
  pointer: string
}

const factsIn = ({ condition, pointer }: PlacedCondition): PlacedFact[] =>
  (['all', 'any', 'not'] as const).flatMap((list) =>
    (condition[list] ?? []).map((fact, index) => ({ fact, pointer: `${pointer}/${list}/${index}` })),
  )

/** Conditions that exclude each other. */
export const noVisitor = rule({
  code: 'no-visitor',
  on: 'document',
  severity: 'error',
  find({ document, site }) {
    const languages = site.languages.map(({ code }) => code)
    return conditionsOf(document).flatMap(({ condition, pointer, around }) => {
      const isFaultOfOuter = areImpossible(around, languages)
      if (isFaultOfOuter || !areImpossible([...around, condition], languages)) return []
      return [
        at(
          pointer,
          areImpossible([condition], languages)
            ? phrase`Nobody would ever see it: its conditions exclude each other`
            : phrase`Nobody would ever see it: its conditions and those around it exclude each other`,
          phrase`Keep only conditions that one visitor can meet at the same time; "any" instead of "all" asks for one of them`,
        ),
      ]
    })
  },
})

/** Values that the site or the world does not have: a switch, a language, a country. */
export const unknownCondition = rule({
  code: 'unknown-condition',
  on: 'document',
  severity: 'warning',
  async find({ document, site }) {
    const functional = await site.read('settings', 'functional')
    const features = isRecord(functional?.body['features']) ? functional.body['features'] : {}
    const codes = site.languages.map(({ code }) => code)
    return conditionsOf(document)
      .flatMap(factsIn)
      .flatMap(({ fact, pointer }): Finding[] => {
        if (fact.fact === 'feature' && !Object.hasOwn(features, fact.name))
          return [
            at(
              `${pointer}/name`,
              phrase`The functional settings have no switch "${fact.name}", so the feature is off`,
            ),
          ]
        if (fact.fact === 'locale' && !codes.includes(fact.is))
          return [
            at(
              `${pointer}/is`,
              phrase`The site does not have the language "${fact.is}"`,
              phrase`Available: ${codes.join(', ')}`,
            ),
          ]
        if (fact.fact !== 'country') return []
        return fact.in.flatMap((code, index) =>
          isCountry(code)
            ? []
            : [
                at(
                  `${pointer}/in/${index}`,
                  phrase`There is no country with the code "${code}"`,
                  phrase`Use the two letters of ISO 3166-1, such as UZ or KZ`,
                ),
              ],
        )
      })
  },
})

const byLevel = phrase`Show by level on a page or in its layout`
const byRegistration = phrase`Show to new players on a page or in its layout`
const byTag = phrase`Show by tag on a page or in its layout`
const byCountry = phrase`Show by country on a page or in its layout`
const byCampaign = phrase`Show by campaign on a page or in its layout`

/** Blocks of popups and menus are shown on any page, so they do not know what only pages and layouts know. */
const unanswered = (on: 'popup' | 'menu', facts: readonly [Fact['fact'], Phrase, Phrase][]) =>
  rule({
    code: 'unanswered-condition',
    on,
    severity: 'error',
    find: ({ document }) =>
      conditionsOfParts(document).flatMap(({ condition, pointer }) =>
        facts
          .filter(([fact]) => asksFor(fact, condition))
          .map(([, message, hint]) => at(pointer, message, hint)),
      ),
  })

export const unansweredInPopup = unanswered('popup', [
  ['level', phrase`Popups do not know the level of the player`, byLevel],
  ['registered', phrase`Blocks in popups do not know when the player has registered`, byRegistration],
  ['tag', phrase`Popups do not know the tags of the player`, byTag],
  ['country', phrase`Popups do not know the country of the visitor`, byCountry],
  ['campaign', phrase`Popups do not know the advertising campaign of the visitor`, byCampaign],
])

export const unansweredInMenu = unanswered('menu', [
  ['level', phrase`Menus do not know the level of the player`, byLevel],
  ['registered', phrase`Menus do not know when the player has registered`, byRegistration],
  ['tag', phrase`Menus do not know the tags of the player`, byTag],
  ['country', phrase`Menus do not know the country of the visitor`, byCountry],
  ['campaign', phrase`Menus do not know the advertising campaign of the visitor`, byCampaign],
  [
    'device',
    phrase`Entries of menus are the same on all devices`,
    phrase`Remove the device from the conditions of the entry`,
  ],
])

const isMoment = (text: string) => formatFunction('date-time')?.(text) === true

const momentsIn = (period: Period = {}, pointer: string) =>
  (['begins', 'ends'] as const).flatMap((name) => {
    const text = period[name]
    return text === undefined ? [] : [{ text, path: `${pointer}/${name}`, isReal: isMoment(text) }]
  })

/** The days and times of a block with their places; the contract of a countdown leaves out the seconds. */
function momentsOf({ block: { type, props, period }, pointer }: PlacedBlock) {
  const ends = type === 'Countdown' && typeof props['moment'] === 'string' ? props['moment'] : undefined
  return [
    ...momentsIn(period, `${pointer}/period`),
    ...(ends === undefined
      ? []
      : [
          {
            text: ends,
            path: `${pointer}/props/moment`,
            isReal: isMoment(`${ends.slice(0, ends.indexOf('T'))}T00:00:00Z`),
          },
        ]),
  ]
}

export const impossibleDate = rule({
  code: 'impossible-date',
  on: 'document',
  severity: 'error',
  find: ({ document }) =>
    [...blocksOf(document).flatMap(momentsOf), ...momentsIn(openingOf(document), '/opens')]
      .filter(({ isReal }) => !isReal)
      .map(({ text, path }) =>
        at(path, phrase`No calendar has the moment "${text}"`, phrase`Choose another day or time`),
      ),
})

const timesOf = ({ begins, ends }: Period) => ({
  from: begins === undefined ? -Infinity : Date.parse(begins),
  to: ends === undefined ? Infinity : Date.parse(ends),
})

/** Blocks whose period is over before it begins, or has no moment in common with that of a block around them. */
export const emptyPeriod = rule({
  code: 'empty-period',
  on: 'document',
  severity: 'error',
  find({ document }) {
    const placed = blocksOf(document)
    return placed.flatMap(({ block: { period }, pointer }) => {
      if (!period || !isLimited(period)) return []
      const { from, to } = timesOf(period)
      if (to <= from)
        return [
          at(
            `${pointer}/period/ends`,
            phrase`Nobody would ever see this block: its period ends before it begins`,
            phrase`Choose an end after the beginning, or remove one of the two`,
          ),
        ]
      const isApart = placed.some(({ block: outer, pointer: around }) => {
        if (!pointer.startsWith(`${around}/`) || !outer.period) return false
        const times = timesOf(outer.period)
        return to <= times.from || times.to <= from
      })
      if (!isApart) return []
      return [
        at(
          `${pointer}/period`,
          phrase`Nobody would ever see this block: the block around it is shown at other times only`,
          phrase`Choose times within those of the block around it, or remove one of the two periods`,
        ),
      ]
    })
  },
})

/** The same for a popup that opens by itself. */
export const emptyOpening = rule({
  code: 'empty-period',
  on: 'popup',
  severity: 'error',
  find({ document }) {
    const { from, to } = timesOf(openingOf(document) ?? {})
    if (to > from) return []
    return [
      at(
        '/opens/ends',
        phrase`The popup would never open: its period ends before it begins`,
        phrase`Choose an end after the beginning, or remove one of the two`,
      ),
    ]
  },
})

/** The parameters of the address that the API calls of a block read. */
function sourcesOf({ type, props }: PlacedBlock['block'], registry: Registry) {
  const loads = Object.values(registry.get(type)?.load ?? {})
  const params = loads.flatMap((load) => Object.values<LoadParam | undefined>(load.params))
  const sources = params.flatMap((param) => (param ? paramsWithin(param) : []))
  const used = sources.filter((source) => source.from !== 'query' || isEnabled(source.enabledBy, props))
  return {
    route: sources.flatMap((source) => (source.from === 'route' ? [source.name] : [])),
    query: [...new Set(used.flatMap((source) => queryKeyOf(source) ?? []))],
  }
}

export const missingRouteParameter = rule({
  code: 'missing-route-parameter',
  on: ['page', 'article', 'section', 'popup', 'layout'],
  severity: 'error',
  find({ document, registry }) {
    const own = routeParams(addressOf(document) ?? '/')
    return blocksOf(document).flatMap(({ block, pointer }) =>
      sourcesOf(block, registry)
        .route.filter((name) => !own.includes(name))
        .map((name) =>
          at(
            pointer,
            phrase`${blockName(block.type)} needs the route parameter "${name}"`,
            phrase`Place it on a page whose route has :${name}`,
          ),
        ),
    )
  },
})

/** Popups, sections and layouts appear on many pages, each with its own query keys. */
export const missingQueryKey = rule({
  code: 'missing-query-key',
  on: 'page',
  severity: 'error',
  find({ document, body: { query = [] }, registry }) {
    const ofBlocks = blocksOf(document).flatMap(({ block, pointer }) =>
      sourcesOf(block, registry)
        .query.filter((key) => !query.includes(key))
        .map((key) =>
          at(
            pointer,
            phrase`${blockName(block.type)} needs the query key "${key}"`,
            phrase`Add "${key}" to the query keys of the page`,
          ),
        ),
    )
    const ofConditions = conditionsOf(document)
      .flatMap(factsIn)
      .flatMap(({ fact, pointer }) =>
        fact.fact !== 'query' || query.includes(fact.key)
          ? []
          : [
              at(
                `${pointer}/key`,
                phrase`The page does not read the query key "${fact.key}"`,
                phrase`Add "${fact.key}" to the query keys of the page`,
              ),
            ],
      )
    return [...ofBlocks, ...ofConditions]
  },
})
