import { expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { registry } from '../../registry/index.ts'
import { bodyContract } from '../../schemas/kinds/index.ts'
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
