import { expect, it } from 'vitest'
import { siteCurrency } from '../../../src/lib/facts.ts'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document } from '../../../tests/support/content/content-site.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import type { GeneralInfoSource } from '../../platform/polling/general-info.ts'
import { configFile, siteConfig } from './site-config.ts'

const site = useGateways()
const answering = (info: ReturnType<GeneralInfoSource['current']>): GeneralInfoSource => ({
  current: () => info,
  fault: () => null,
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

it('uses analytics services of the platform where the settings name none and their identifiers are valid', async () => {
  const { gateway } = await site.open()
  const analyticsWith = async (analytic: Record<string, string>) =>
    (await siteConfig({ gateway, general: answering({ ...testConfig.general, analytic }) }, 'uz')).analytics
  const named = { google_tag_manager: 'GTM-PLATFORM', yandex_metrica: '4242' }
  expect(await analyticsWith(named)).toMatchObject({ tagManager: 'GTM-PLATFORM', metrics: '4242' })
  expect(await analyticsWith({ google_tag_manager: '"><script>', other: '1' })).toEqual({
    platformEvents: [],
  })
  const own = document('settings', 'analytics', { platformEvents: [], tagManager: 'GTM-OWN1' })
  await gateway.publish([own], 'test')
  expect(await analyticsWith(named)).toMatchObject({ tagManager: 'GTM-OWN1', metrics: '4242' })
})

it('the currency is that of the platform, or USD, if the settings name none', async () => {
  const { gateway } = await site.open()
  const own = { name: 'Marra', timeZone: 'Asia/Tashkent', externalHosts: [], frameHosts: [], imageHosts: [] }
  await gateway.publish([document('settings', 'site', own)], 'test')
  const currencyWith = async (general: GeneralInfoSource) =>
    siteCurrency(await siteConfig({ gateway, general }, 'uz'))
  expect(await currencyWith(answering({ ...testConfig.general, default_currency: 'USDT' }))).toBe('USDT')
  expect(await currencyWith(answering(null))).toBe('USD')
})
