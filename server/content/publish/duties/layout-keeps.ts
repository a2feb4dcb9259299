import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { builtInCodes, type Locale } from '../../../../schemas/locale.ts'
import { pageRole } from '../../../../schemas/roles/page-roles.ts'
import { addressesOf } from '../roles/addresses-of.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import type { Keep } from './duty.ts'

/** Pages that every page must lead to. */
const legalPages = ['terms', 'privacy', 'responsible-gaming'] as const
/** Pages about limits and breaks. */
const limitPages = ['responsible-gaming', 'limits'] as const

const propsOf = (document: StoredDocument, type: string) =>
  shownBlocks(document)
    .filter(({ block }) => block.type === type)
    .map(({ block: { props } }) => props)

/** The text about operator, licence and age in a language. */
function legalText(document: StoredDocument, locale: Locale): string {
  const texts = propsOf(document, 'SiteFooter').map(({ legal }) => (isRecord(legal) ? legal[locale] : ''))
  return texts.join(' ')
}

/** Numbers of a licence and of a helpline, ages and hours. */
const numbersIn = (text: string): readonly string[] => text.match(/\d[\d-]*\d|\d/g) ?? []

/** A shorter text names neither operator nor licence. */
const shortest = 40

/** Keeps the operator, the licence, the age limit and the helpline in the footer. */
export const namesLicence: readonly Keep[] = [
  {
    path: '/footer',
    lost: phrase`The legal text of the footer no longer names the operator, the licence with its number and the age limit of 18 years`,
    fix: phrase`Name all of them in the field "legal" of the block ${'SiteFooter'}, in every language`,
    holds: (document) =>
      builtInCodes.every((locale) => {
        const text = legalText(document, locale)
        return text.length >= shortest && /(?<!\d)18(?!\d)/.test(text) && numbersIn(text).length > 1
      }),
  },
]

/** Whether a menu has an entry without conditions that leads to one of the addresses. */
function leadsTo(menu: StoredDocument | null, addresses: readonly string[]): boolean {
  const items = menu?.body['items']
  return (
    Array.isArray(items) &&
    items.some(
      (item: unknown) =>
        isRecord(item) && addresses.includes(String(item['to'])) && item['when'] === undefined,
    )
  )
}

/** Keeps the way from every page to the pages that the law requires. */
export const footerLeadsTo: Keep = {
  path: '/footer',
  lost: phrase`The footer no longer leads to the rules, the privacy policy and responsible gaming`,
  fix: phrase`Put a column with the menu "footer-documents" back into the block ${'SiteFooter'}`,
  async holds(document, { site }) {
    const columns = propsOf(document, 'SiteFooter').flatMap(({ columns: list }) =>
      Array.isArray(list) ? list.filter(isRecord) : [],
    )
    const menus = await Promise.all(columns.map(({ menu }) => site.read('menu', String(menu))))
    return legalPages.every((role) => menus.some((menu) => leadsTo(menu, addressesOf(role, site))))
  },
}

/** Keeps the button of the responsible gaming band, which would otherwise be an advertisement. */
export const warnsOfPlay: Keep = {
  path: '/footer',
  lost: phrase`The band about responsible gaming leads elsewhere than to limits and breaks`,
  fix: phrase`Let its button lead to ${limitPages.map((role) => pageRole(role).default).join(', ')}`,
  holds: (document, { site }) => {
    const addresses = limitPages.flatMap((role) => addressesOf(role, site))
    return propsOf(document, 'ResponsibleBand').every(({ button }) => {
      const action = isRecord(button) ? button['action'] : undefined
      return isRecord(action) && addresses.includes(String(action['to']))
    })
  },
}

/** Whether every header opens a popup with the block `type` from its field `field`. */
const opens =
  (field: string, type: string): Keep['holds'] =>
  async (document, { site }) => {
    const popups = await Promise.all(
      propsOf(document, 'SiteHeader').map((props) => site.read('popup', String(props[field]))),
    )
    return popups.every((popup) => popup !== null && propsOf(popup, type).length > 0)
  }

/** Keeps the menu of phones, with which players find everything. */
export const opensSidebar: Keep = {
  path: '/header',
  lost: phrase`Phones would have no menu: the popup of the header has no block ${'Sidebar'}`,
  fix: phrase`Choose the popup "sidebar" in the field "sidebar" of the header`,
  holds: opens('sidebar', 'Sidebar'),
}

/** Keeps the search of games behind its icon. */
export const opensSearch: Keep = {
  path: '/header',
  lost: phrase`The icon of the search would open something else: the popup has no block ${'GamesSearch'}`,
  fix: phrase`Choose the popup "games-search" in the field "search" of the header`,
  holds: opens('search', 'GamesSearch'),
}

/** Keeps the tab bar of phones on most pages. */
export const showsTabs: Keep = {
  path: '/header',
  lost: phrase`No page would have the bar at the bottom of phones, with which players reach the cashier`,
  fix: phrase`Name only the areas of the site with an action of their own at the bottom, such as /cashier`,
  holds: (document) =>
    propsOf(document, 'SiteHeader').every(
      ({ tabsHiddenAt: hidden }) => !Array.isArray(hidden) || !hidden.includes('/'),
    ),
}
