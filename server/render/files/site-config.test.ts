import { expect, it } from 'vitest'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import type { GeneralInfoSource } from '../../platform/polling/general-info.ts'
import { configFile, siteConfig } from './site-config.ts'

const site = useGateways()
const answering = (info: ReturnType<GeneralInfoSource['current']>): GeneralInfoSource => ({
  current: () => info,
  refresh: () => Promise.resolve(),
  stop: () => undefined,
})

it('returns the same object while neither content nor platform data change, even if the platform fails', async () => {
  const { gateway } = await site.open()
  const { general: info } = testConfig
  for (const general of [answering(null), answering(info)]) {
    const first = await siteConfig({ gateway, general }, 'uz')
    expect(await siteConfig({ gateway, general }, 'uz')).toBe(first)
  }
})

it('platform data change the name of the configuration', async () => {
  const { gateway } = await site.open()
  const { general: info } = testConfig
  const names = await Promise.all(
    [info, { ...info, is_game_history_export_enabled: true }].map(async (said) =>
      configFile(await siteConfig({ gateway, general: answering(said) }, 'uz')),
    ),
  )
  expect(new Set(names).size).toBe(2)
})
