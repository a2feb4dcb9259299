import { expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { registry } from '../../registry/index.ts'
import { bodyContract, type DocumentKind } from '../../schemas/kinds/index.ts'
import { iconNames } from '../../schemas/icon-names.ts'
import { isRecord } from '../../schemas/is-record.ts'

/**
 * What the contract says about a field; names of fields are separated by points, entries of lists are `*`, the first
 * alternative is `|`.
 */
function fieldOf(contract: TSchema | null | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((schema, name) => {
    if (!isRecord(schema)) return undefined
    if (name === '|') return Array.isArray(schema['anyOf']) ? schema['anyOf'][0] : undefined
    if (name === '*') return schema['items'] ?? Object.values(schema['patternProperties'] ?? {})[0]
    const { properties } = schema
    return isRecord(properties) ? properties[name] : undefined
  }, contract)
}

const documents: readonly [string, DocumentKind, string, string][] = [
  ['signs of currencies', 'settings', 'site', 'formats.currencies.*.sign'],
  ['number formats', 'settings', 'site', 'formats.numbers'],
  ['date formats', 'settings', 'site', 'formats.dates'],
  ['the clock', 'settings', 'site', 'formats.times'],
  ['names of languages, and further languages', 'settings', 'site', 'languages.*.name'],
  ['logos of payment methods', 'settings', 'cashier', 'methods.*.image'],
  ['fonts from the library', 'theme', 'default', 'fonts.text'],
  ['spacing', 'theme', 'default', 'density'],
  ['shape of covers', 'theme', 'default', 'covers'],
  ['tiles of games', 'settings', 'games', 'tiles'],
  ['time of toasts', 'settings', 'functional', 'toastSeconds'],
  ['sound of notifications', 'settings', 'loyalty', 'sound'],
  ['icon of the chat', 'settings', 'support', 'chatIcon'],
  ['robots.txt', 'domain-seo', 'default', 'robotsTxt'],
]

test.each(documents)('content managers change %s in a document of the kind %s', (_what, kind, key, path) => {
  expect(fieldOf(bodyContract(kind, key), path)).toBeDefined()
})

const blocks: readonly [string, string, string][] = [
  ['timing of the hero', 'Hero', 'slideSeconds'],
  ['picture of the login panel', 'AuthPanel', 'picture'],
  ['pictures of system pages', 'SystemMessage', 'picture'],
  ['order of the header', 'SiteHeader', 'order'],
  ['layout of offer cards', 'PromotionCards', 'phoneLayout'],
  ['sorting of games', 'GameHall', 'sort'],
  ['number of games at a time', 'GameHall', 'pageSize'],
  ['sorting of winners', 'WinnersTable', 'sort'],
  ['columns of payments', 'CashierHistory', 'columns'],
  ['columns of bets', 'BetHistory', 'columns'],
]

test.each(blocks)('content managers change the %s in the block %s', (_what, type, path) => {
  expect(fieldOf(registry.get(type)?.props, path)).toBeDefined()
})

const icons: readonly [string, unknown][] = [
  ['menus', fieldOf(bodyContract('menu', 'main'), 'items.*.|.icon')],
  ['payment methods', fieldOf(bodyContract('settings', 'cashier'), 'methods.*.icon')],
  ['the chat', fieldOf(bodyContract('settings', 'support'), 'chatIcon')],
  ['categories', fieldOf(registry.get('CategoryChips')?.props, 'icons.*.icon')],
  ['cards', fieldOf(registry.get('CardList')?.props, 'cards.*.icon')],
  ['buttons', fieldOf(registry.get('Button')?.props, 'buttons.*.icon')],
  ['payment methods in the footer', fieldOf(registry.get('SiteFooter')?.props, 'payments.*.icon')],
]

test.each(icons)('content managers use icons of the site and own pictures as icons of %s', (_what, field) => {
  const fits = (value: string) => isRecord(field) && Value.Check(field, value)
  expect(field).toMatchObject({ picks: 'icon' })
  expect(iconNames.filter((name) => !fits(name))).toEqual([])
  expect(fits(`/media/${'a'.repeat(32)}-64x64.svg`)).toBe(true)
  expect(fits('https://other.example/icon.svg')).toBe(false)
  expect(fits('/media/a.svg) red')).toBe(false)
})
