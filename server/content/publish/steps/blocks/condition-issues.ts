import { asksFor } from '../../../../../schemas/documents/blocks/asks-for.ts'
import { Condition } from '../../../../../schemas/documents/blocks/condition.ts'
import { possibleDevices } from '../../../../../schemas/documents/blocks/condition-devices.ts'
import { isCountry } from '../../../../../schemas/countries.ts'
import { devices } from '../../../../../schemas/documents/blocks/device.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import type { Locale } from '../../../../../schemas/locale.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { pageRoleOf } from '../../../../../schemas/roles/index.ts'
import { pageRole } from '../../../../../schemas/roles/page-roles.ts'
import { isProtected } from '../../../../../schemas/route-rules.ts'
import { blocksOf, type PlacedBlock } from '../../../model/blocks.ts'
import { fits } from '../../../model/contracts.ts'
import { areImpossible } from './impossible-conditions.ts'
import { repeatedLabels } from '../texts/menu-labels.ts'
import { pastPeriods } from './past-periods.ts'

/**
 * Checks what conditions ask of the device, the level, the tags, the country and the campaign. Styles can express every
 * combination with the device in blocks, since the server knows all other facts; only what fits no device at all is an
 * error.
 */
/** `languages`: those of the site. */
export function conditionIssues(document: StoredDocument, languages: readonly Locale[]): Issue[] {
  if (document.kind === 'menu') return [...menuIssues(document, languages), ...repeatedLabels(document)]
  const blocks = blocksOf(document)
  // What fits no device has a reason of its own.
  const hidden = neverShown(blocks)
  return [
    ...hidden,
    ...impossible(document, blocks, languages).filter(
      ({ path }) => !hidden.some((issue) => issue.path === path),
    ),
    ...pastPeriods(blocks, Date.now()),
    ...blocks.flatMap(levelIssues),
    ...blocks.flatMap(countryIssues),
    ...(document.kind === 'popup' ? blocks.flatMap(popupIssues) : []),
  ]
}

/** Blocks that no device shows, because of their own condition or of those around them. */
function neverShown(placed: readonly PlacedBlock[]): Issue[] {
  const possibleAt = ({ block, pointer }: PlacedBlock) => {
    const around = placed.filter((outer) => pointer.startsWith(`${outer.pointer}/`))
    const outer = devices.filter((device) =>
      around.every(({ block: { when } }) => !when || possibleDevices(when).includes(device)),
    )
    const own = possibleDevices(block.when ?? {})
    return { outer, shown: outer.filter((device) => own.includes(device)) }
  }
  return placed.flatMap((one) => {
    const { outer, shown } = possibleAt(one)
    if (outer.length === 0 || shown.length > 0) return []
    return [
      errorAt(
        `${one.pointer}/when`,
        'no-device',
        outer.length < devices.length
          ? phrase`Nobody would ever see this block: the block around it is shown on the other device only`
          : phrase`Nobody would ever see this block: its conditions fit no device`,
        phrase`Ask for one device, or for none to show it on all`,
      ),
    ]
  })
}

/** Only players open the page or popup. */
const forPlayers: Condition = { all: [{ fact: 'user', is: 'authenticated' }] }

function isForPlayers({ key, body }: StoredDocument): boolean {
  const { access, route } = body
  const role = pageRoleOf(key, body)
  const isOfRole = role !== undefined && pageRole(role).access === 'player'
  return access === 'authenticated' || isOfRole || (typeof route === 'string' && isProtected(route))
}

const noVisitor = (path: string, isAlone: boolean, at = errorAt) =>
  at(
    path,
    'no-visitor',
    isAlone
      ? phrase`Nobody would ever see it: its conditions exclude each other`
      : phrase`Nobody would ever see it: its conditions and those around it exclude each other`,
    phrase`Keep only conditions that one visitor can meet at the same time; "any" instead of "all" asks for one of them`,
  )

/** Blocks that no visitor sees, because of their own conditions, of those around them or of the access to the page. */
function impossible(
  document: StoredDocument,
  placed: readonly PlacedBlock[],
  languages: readonly Locale[],
): Issue[] {
  const access = isForPlayers(document) ? [forPlayers] : []
  return placed.flatMap(({ block: { when }, pointer }) => {
    if (when === undefined) return []
    const outer = placed.flatMap(({ block, pointer: around }) =>
      pointer.startsWith(`${around}/`) && block.when ? [block.when] : [],
    )
    if (areImpossible([...access, ...outer], languages)) return []
    if (!areImpossible([...access, ...outer, when], languages)) return []
    // The access of the page may have been set by mistake.
    const isOfAccess = !areImpossible([...outer, when], languages)
    return [noVisitor(`${pointer}/when`, areImpossible([when], languages), isOfAccess ? warningAt : errorAt)]
  })
}

/** Levels that nobody can have. */
function levelIssues({ block: { when = {} }, pointer }: PlacedBlock): Issue[] {
  return Object.entries(when).flatMap(([list, facts]) =>
    facts.flatMap((fact, index) => {
      if (fact.fact !== 'level' || fact.atMost === undefined || fact.atMost >= fact.atLeast) return []
      return [
        errorAt(
          `${pointer}/when/${list}/${index}/atMost`,
          'no-level',
          phrase`Nobody has such a level: the highest is below the lowest`,
          phrase`Choose a highest level that is not below the lowest, or leave it out`,
        ),
      ]
    }),
  )
}

/** Countries that do not exist. */
function countryIssues({ block: { when = {} }, pointer }: PlacedBlock): Issue[] {
  return Object.entries(when).flatMap(([list, facts]) =>
    facts.flatMap((fact, index) => {
      if (fact.fact !== 'country') return []
      return fact.in.flatMap((code, place) =>
        isCountry(code)
          ? []
          : [
              errorAt(
                `${pointer}/when/${list}/${index}/in/${place}`,
                'unknown-country',
                phrase`There is no country with the code "${code}"`,
                phrase`Use the two letters of ISO 3166-1, such as UZ or KZ`,
              ),
            ],
      )
    }),
  )
}

/** Facts that only pages with a block that asks for them know, and what is said where they are unknown. */
const pageFacts = [
  {
    fact: 'level',
    inPopup: phrase`Popups do not know the level of the player`,
    inMenu: phrase`Menus do not know the level of the player`,
    hint: phrase`Show by level on a page or in its layout`,
  },
  {
    fact: 'tag',
    inPopup: phrase`Popups do not know the tags of the player`,
    inMenu: phrase`Menus do not know the tags of the player`,
    hint: phrase`Show by tag on a page or in its layout`,
  },
  {
    fact: 'country',
    inPopup: phrase`Popups do not know the country of the visitor`,
    inMenu: phrase`Menus do not know the country of the visitor`,
    hint: phrase`Show by country on a page or in its layout`,
  },
  {
    fact: 'campaign',
    inPopup: phrase`Popups do not know the advertising campaign of the visitor`,
    inMenu: phrase`Menus do not know the advertising campaign of the visitor`,
    hint: phrase`Show by campaign on a page or in its layout`,
  },
] as const

/** Popups are opened on any page. */
function popupIssues({ block: { when }, pointer }: PlacedBlock): Issue[] {
  return pageFacts
    .filter(({ fact }) => asksFor(fact, when))
    .map(({ fact, inPopup, hint }) => errorAt(`${pointer}/when`, `${fact}-in-popup`, inPopup, hint))
}

/** Components lay out menus as lists of links, on any page. */
function menuIssues({ body }: StoredDocument, languages: readonly Locale[]): Issue[] {
  const items: readonly unknown[] = Array.isArray(body['items']) ? body['items'] : []
  return items.flatMap((item, index) => {
    const when = isRecord(item) ? item['when'] : undefined
    if (when === undefined || !fits(Condition, when)) return []
    const path = `${pointerTo('/items', index)}/when`
    const contradicting = areImpossible([when], languages) ? [noVisitor(path, true)] : []
    const unknown = pageFacts
      .filter(({ fact }) => asksFor(fact, when))
      .map(({ fact, inMenu, hint }) => errorAt(path, `${fact}-in-menu`, inMenu, hint))
    if (!asksFor('device', when)) return [...contradicting, ...unknown]
    const device = errorAt(
      path,
      'device-in-menu',
      phrase`Entries of menus are the same on all devices`,
      phrase`Remove the device from the conditions of the entry`,
    )
    return [device, ...contradicting, ...unknown]
  })
}
