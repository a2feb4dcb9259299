import { asksFor } from '../../../../schemas/documents/blocks/asks-for.ts'
import { Condition } from '../../../../schemas/documents/blocks/condition.ts'
import { possibleDevices } from '../../../../schemas/documents/blocks/condition-devices.ts'
import { isCountry } from '../../../../schemas/countries.ts'
import { devices } from '../../../../schemas/documents/blocks/device.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { pointerTo } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { blocksOf, type PlacedBlock } from '../../model/blocks.ts'
import { fits } from '../../model/contracts.ts'

/**
 * Checks what conditions ask of the device, the level, the tags and the country. Styles can express every combination with the device in
 * blocks, since the server knows all other facts; only what fits no device at all is an error.
 */
export function conditionIssues(document: StoredDocument): Issue[] {
  if (document.kind === 'menu') return menuIssues(document)
  const blocks = blocksOf(document)
  return [
    ...neverShown(blocks),
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
] as const

/** Popups are opened on any page. */
function popupIssues({ block: { when }, pointer }: PlacedBlock): Issue[] {
  return pageFacts
    .filter(({ fact }) => asksFor(fact, when))
    .map(({ fact, inPopup, hint }) => errorAt(`${pointer}/when`, `${fact}-in-popup`, inPopup, hint))
}

/** Components lay out menus as lists of links, on any page. */
function menuIssues({ body }: StoredDocument): Issue[] {
  const items: readonly unknown[] = Array.isArray(body['items']) ? body['items'] : []
  return items.flatMap((item, index) => {
    const when = isRecord(item) ? item['when'] : undefined
    if (when === undefined || !fits(Condition, when)) return []
    const path = `${pointerTo('/items', index)}/when`
    const unknown = pageFacts
      .filter(({ fact }) => asksFor(fact, when))
      .map(({ fact, inMenu, hint }) => errorAt(path, `${fact}-in-menu`, inMenu, hint))
    if (!asksFor('device', when)) return unknown
    const device = errorAt(
      path,
      'device-in-menu',
      phrase`Entries of menus are the same on all devices`,
      phrase`Remove the device from the conditions of the entry`,
    )
    return [device, ...unknown]
  })
}
