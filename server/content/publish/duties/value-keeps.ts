import { isRecord } from '../../../../schemas/is-record.ts'
import { isNoindex } from '../../../../schemas/documents/seo/seo-parts.ts'
import { builtInCodes } from '../../../../schemas/locale.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { offersForm } from './block-keeps.ts'
import { pageRole, type RoutedRole } from '../../../../schemas/roles/page-roles.ts'
import { addressesOf } from '../roles/addresses-of.ts'
import type { Keep } from './duty.ts'

/** Keeps a page open to guests. */
export const isPublic: Keep = {
  path: '/access',
  lost: phrase`Guests could no longer open the page`,
  fix: phrase`Set the access to public`,
  holds: ({ body }) => body['access'] !== 'authenticated',
}

/** Keeps a page independent of feature switches. */
export const isAlwaysOn: Keep = {
  path: '/feature',
  lost: phrase`The page would disappear while the feature switch is off`,
  fix: phrase`Remove the feature switch from the page; conditions can hide single blocks`,
  holds: ({ body }) => body['feature'] === undefined,
}

/** Keeps a way out of a popup that does not need a form to be sent. */
export const isClosable: Keep = {
  path: '/preventClose',
  lost: phrase`Visitors could not close it without sending the form, so whoever cannot send it could not use the site`,
  fix: phrase`Turn "preventClose" off`,
  holds: ({ body }) => body['preventClose'] !== true,
}

/** Keeps popups that open by themselves away from a page. */
export const opensFreely: Keep = {
  path: '/gesturePopup',
  lost: phrase`A popup would cover the page before anything can be done on it`,
  fix: phrase`Remove the popup from this page; pages of games may have one`,
  holds: ({ body }) => body['gesturePopup'] === undefined,
}

/** Keeps the header and footer around a page, which show the licence, the 18+ mark and the link to limits. */
export const hasFrame: Keep = {
  path: '/layout',
  lost: phrase`Without header and footer the page no longer shows the licence, the 18+ mark and the link to limits`,
  fix: phrase`Choose a layout with header and footer`,
  holds: ({ body }) => body['layout'] === 'default' || body['layout'] === 'game',
}

/** Warns if search engines would no longer list a page. */
export const isListed: Keep = {
  path: '/seo/robots',
  severity: 'warning',
  lost: phrase`Search engines would no longer list the page`,
  fix: phrase`Remove noindex unless that is intended`,
  holds: ({ body }) => {
    const robots = isRecord(body['seo']) ? body['seo']['robots'] : undefined
    return typeof robots !== 'string' || !isNoindex(robots)
  },
}

/** Keeps a link to the page of a role anywhere in the document, in every language. */
export function linksTo(role: RoutedRole): Keep {
  const path = pageRole(role).default ?? ''
  return {
    path: '',
    lost: phrase`The link to ${path} is missing, at least in one language`,
    fix: phrase`Add a link to ${path} again, in every language`,
    holds: (document, { site }) => {
      const texts = localizedValues(document).map(({ value }) => value)
      const addresses = addressesOf(role, site)
      const isIn = (text: unknown) =>
        typeof text === 'string' && addresses.some((address) => text.includes(`"${address}"`))
      const body = JSON.stringify(document.body)
      return (
        texts.some((value) => builtInCodes.every((code) => isIn(value[code]))) ||
        addresses.some((address) => body.includes(`"to":${JSON.stringify(address)}`))
      )
    },
  }
}

/** Warns if players are no longer reminded of the time that they play. */
export const remindsPlayers: Keep = {
  path: '/realityCheck',
  severity: 'warning',
  lost: phrase`Players would no longer be reminded of the time that they play`,
  fix: phrase`Set the reminders in the game again, unless the law does not require them`,
  holds: ({ body: { realityCheck: reminders } }) =>
    isRecord(reminders) &&
    reminders['initial'] !== 0 &&
    Array.isArray(reminders['intervals']) &&
    reminders['intervals'].some((minutes) => minutes !== 0),
}

export const hasItems: Keep = {
  path: '/items',
  lost: phrase`The menu would be empty`,
  fix: phrase`Keep at least one entry; layouts decide where a menu is shown`,
  holds: ({ body: { items } }) => Array.isArray(items) && items.length > 0,
}

/** Keeps an entry of a menu that leads to the page of a role, without new conditions. */
export function hasEntry(role: RoutedRole): Keep {
  const path = pageRole(role).default ?? ''
  return {
    path: '/items',
    lost: phrase`The entry that leads to ${path} is missing or shown to fewer players`,
    fix: phrase`Add an entry that leads to ${path} again, without new conditions`,
    holds: ({ body }, { before, site }) => {
      const addresses = addressesOf(role, site)
      const conditions = conditionsOf(body, addresses)
      if (!before) return conditions.length > 0
      const known = [undefined, ...conditionsOf(before.body, addresses)]
      return conditions.some((condition) => known.includes(condition))
    },
  }
}

function conditionsOf(body: Record<string, unknown>, addresses: readonly string[]): (string | undefined)[] {
  const items: unknown = body['items']
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) =>
    isRecord(item) && addresses.includes(String(item['to']))
      ? [item['when'] === undefined ? undefined : JSON.stringify(item['when'])]
      : [],
  )
}

/** Keeps a feature switched on. */
export function isOn(feature: string, severity?: 'warning'): Keep {
  return {
    path: `/features/${feature}`,
    ...(severity && { severity }),
    lost: phrase`The feature switch "${feature}" must stay on`,
    fix: phrase`Switch "${feature}" on again`,
    holds: ({ body }) => isRecord(body['features']) && body['features'][feature] === true,
  }
}

/** Keeps at least one entry of a list that has a field. */
export function hasOneWith(list: string, field: string, lost: Phrase, fix: Phrase): Keep {
  return {
    path: `/${list}`,
    lost,
    fix,
    holds: ({ body }) => {
      const items: unknown = body[list]
      return (
        Array.isArray(items) && items.some((item: unknown) => isRecord(item) && item[field] !== undefined)
      )
    },
  }
}

/** Keeps a popup of the settings that contains a form with this operation and is open to guests. */
export function opensForm(setting: string, operation: string): Keep {
  const { holds } = offersForm(operation)
  return {
    path: `/${setting}`,
    lost: phrase`The popup does not contain the form that guests need here, or guests cannot open it`,
    fix: phrase`Choose a public popup with that form`,
    async holds({ body }, context) {
      const popup = await context.site.read('popup', String(body[setting]))
      if (!popup || !(await isPublic.holds(popup, context))) return false
      return holds(popup, { ...context, before: null })
    },
  }
}
