import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { characters } from '../../loyalty/characters.ts'
import { automaticCashbackLevel, levels } from '../../loyalty/levels.ts'
import { products } from '../../loyalty/products.ts'
import { promoCodes } from '../../rewards/promo-codes.ts'
import { plainText } from '../../../schemas/documents/localized.ts'
import { builtInCodes, type Locale } from '../../../schemas/locale.ts'

const page = readFileSync('schemas/defaults/pages/vip.json', 'utf8')
const numbers = levels.map(({ level }) => level)

/** Levels whose benefits contain the text. */
const levelsWith = (locale: Locale, text: string) =>
  levels
    .filter(({ benefits }) => plainText(benefits, locale).some((one) => one.includes(text)))
    .map(({ level }) => level)

const lowest = (offered: readonly { minLevel: number }[]) =>
  Math.min(...offered.map(({ minLevel }) => minLevel))
const shopWith = (type: string) => lowest(products.filter(({ content }) => content.type === type))
const wholeShopLevel = Math.max(...products.map(({ minLevel }) => minLevel))

it.each([
  ['uz', 'Keshbek oʻzi hisobga tushadi'],
  ['ru', 'Кешбэк зачисляется сам'],
] as const)('in %s, exactly the levels with automatic cashback promise it', (locale, text) => {
  expect(levelsWith(locale, text)).toEqual(numbers.filter((level) => level >= automaticCashbackLevel))
})

it.each([
  ['uz', 'barcha sovgʻalar ochiq'],
  ['ru', 'Открыты все подарки'],
] as const)('in %s, exactly the levels that open the whole shop promise it', (locale, text) => {
  expect(levelsWith(locale, text)).toEqual(numbers.filter((level) => level >= wholeShopLevel))
})

it('other benefits are promised by the level that opens them', () => {
  const closedCodes = promoCodes.flatMap(({ minLevel }) => (minLevel === undefined ? [] : [{ minLevel }]))
  const opened: readonly [string, string, number][] = [
    ['fribet va bonuslar', 'Фрибеты и бонусы', shopWith('bonus')],
    ['pul sovgʻalari', 'Денежные подарки', shopWith('cash')],
    ['esdalik sovgʻalar', 'Памятные подарки', shopWith('gift')],
    ['Yopiq promokodlar', 'Закрытые промокоды', lowest(closedCodes)],
  ]
  for (const [uz, ru, level] of opened)
    expect([levelsWith('uz', uz), levelsWith('ru', ru)]).toEqual([[level], [level]])
  for (const { name, minLevel } of characters)
    for (const locale of builtInCodes) expect(levelsWith(locale, name[locale])).toEqual([minLevel])
})

it('the page about the upper levels promises what the platform gives them', () => {
  const upper = levels.filter(({ level }) => level >= automaticCashbackLevel)
  const shares = upper.map(({ cashback }) => cashback / 100)
  expect(page).toContain(`${shares[0]}–${shares.at(-1)}%`)
  for (const { name } of upper) for (const locale of builtInCodes) expect(page).toContain(name[locale])
  const first = levels[wholeShopLevel - 1]
  expect(page).toContain(`С уровня «${first?.name.ru}» в магазине открыты все подарки`)
  expect(page).toContain(`${first?.name.uz} darajasidan doʻkondagi barcha sovgʻalar ochiladi`)
})
