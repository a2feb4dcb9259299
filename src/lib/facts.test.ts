import { expect, it } from 'vitest'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { factsOf, featuresOf } from './facts.ts'

it.each([
  ['gameHistoryExport', 'is_game_history_export_enabled'],
  ['bonusIsolation', 'is_bonus_isolation_enabled'],
])('the feature %s needs the platform’s switch %s too [BONUS-03, HIST-09]', (feature, platformSwitch) => {
  const featureWith = (own: boolean, platform: boolean) =>
    featuresOf({
      functional: { ...testConfig.functional, features: { [feature]: own, betHistory: true } },
      general: { ...testConfig.general, [platformSwitch]: platform },
    })
  expect(featureWith(true, true)).toMatchObject({ betHistory: true, [feature]: true })
  expect(featureWith(true, false)).toMatchObject({ [feature]: false })
  expect(featureWith(false, true)).toMatchObject({ [feature]: false })
})

it.each([
  ['USDT', 'UZS', 'USDT'],
  [undefined, 'USDT', 'USDT'],
  [undefined, 'KZT', 'KZT'],
])(
  'guests see the currency of the settings, %s, or else that of the platform, %s [CONST-01]',
  (own, platform, shown) => {
    const config = {
      ...testConfig,
      site: { ...testConfig.site, ...(own !== undefined && { defaultCurrency: own }) },
      general: { ...testConfig.general, default_currency: platform },
    }
    expect(factsOf({ locale: 'uz', config, session: { account: null } }, {}).currency).toBe(shown)
  },
)

it('what an answer knows of the registration is about its player, not a guest', () => {
  const newWithin = (account: typeof testAccount | null) =>
    factsOf({ locale: 'uz', config: testConfig, session: { account }, answer: { newWithin: [7] } }, {})
      .newWithin
  expect(newWithin(testAccount)).toEqual([7])
  expect(newWithin(null)).toBeUndefined()
})

it('the level of an answer is that of its player, not of a guest', () => {
  const levelOf = (account: typeof testAccount | null) =>
    factsOf({ locale: 'uz', config: testConfig, session: { account }, answer: { level: 3 } }, {}).level
  expect(levelOf(testAccount)).toBe(3)
  expect(levelOf(null)).toBeUndefined()
})
