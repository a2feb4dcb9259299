import { expect, it } from 'vitest'
import { testConfig } from '../../tests/support/site-config.ts'
import { featuresOf } from './facts.ts'

it.each([
  ['gameHistoryExport', 'is_game_history_export_enabled'],
  ['bonusIsolation', 'is_bonus_isolation_enabled'],
])('the feature %s needs the platform’s switch %s too', (feature, platformSwitch) => {
  const featureWith = (own: boolean, platform: boolean) =>
    featuresOf({
      functional: { ...testConfig.functional, features: { [feature]: own, betHistory: true } },
      general: { ...testConfig.general, [platformSwitch]: platform },
    })
  expect(featureWith(true, true)).toMatchObject({ betHistory: true, [feature]: true })
  expect(featureWith(true, false)).toMatchObject({ [feature]: false })
  expect(featureWith(false, true)).toMatchObject({ [feature]: false })
})
