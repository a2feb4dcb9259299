import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bonusKinds } from '../../rewards/bonus-kinds.ts'
import { offersOfDeposits } from '../../rewards/deposit-offers.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'

const promotions = offersOfDeposits.find(({ sysname }) => sysname === 'welcome')?.promotions ?? []
const bonus = promotions.find(({ type }) => type === 'bonus')
const spins = promotions.find(({ type }) => type === 'freespins')
if (bonus?.type !== 'bonus' || spins?.type !== 'freespins') throw new Error('the welcome offer has changed')

const read = (path: string) => readFileSync(`schemas/defaults/${path}.json`, 'utf8')
const amount = formatNumber(bonus.value)
const wageringText = `×${bonusKinds.welcome.wagering}`

it.each([
  ['pages/home', [`${amount} soʻm`, `${amount} сум`]],
  ['pages/welcome', [`${amount} soʻm`, `${amount} сум`, wageringText]],
  ['pages/bonus-terms', [`${amount} soʻm`, `${amount} сум`, wageringText]],
  ['popups/registration', [wageringText]],
])("%s promises exactly the platform's money, spins and wagering terms", (path, promises) => {
  const text = read(path)
  for (const promise of promises) expect(text).toContain(promise)
  const promisedSpins = [...text.matchAll(/(\d+) (?:aylantirish|вращений)/g)].map(([, count]) =>
    Number(count),
  )
  expect(promisedSpins.length).toBeGreaterThan(0)
  expect(new Set(promisedSpins)).toEqual(new Set([spins.count]))
})
