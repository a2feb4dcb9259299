import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { GameProvider } from '../../schemas/api/entities/games.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { mergeProviders } from '../../src/modules/providers/index.ts'
import { providerList } from './provider-list.schema.ts'
import { ProviderList, providerTypes } from './provider-list.tsx'

const provider = (sysname: string, types: ('slot' | 'live')[]): GameProvider => ({
  sysname,
  name: sysname.toUpperCase(),
  games_count: 3,
  image_url: null,
  game_params: { types, tags: [], has_demo: true },
})
const items = [provider('kobalt', ['slot', 'live']), provider('nordlys', ['slot'])]
type Data = Parameters<typeof ProviderList>[0]['data']
const list = (providers: Data['providers']) => (
  <ProviderList {...bare} props={{ title: 'Провайдеры' }} data={{ providers }} />
)
const config = {
  ...testConfig,
  games: {
    ...testConfig.games,
    providers: [
      { sysname: 'kobalt', name: 'Kobalt Play', logo: '/art/mark.svg', text: 'Слоты о царствах.' },
      { sysname: 'gone', name: 'Gone' },
    ],
  },
}

describe('ProviderList', () => {
  it("merges the platform's data of each provider with content, by sysname [ENT-23, GAME-13]", async () => {
    testPlatform({})
    const page = await mount(list({ status: 'success', data: { items } }), { config })
    const cards = [...page.container.querySelectorAll('li a')]
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/ru/gamehall?providers=kobalt',
      '/ru/gamehall?providers=nordlys',
    ])
    expect(cards[0]?.textContent).toContain('Kobalt Play3 игрыСлоты о царствах.Слоты · Live')
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toBe('/art/mark.svg')
    expect(cards[1]?.textContent).toContain('NORDLYS')
    expect(page.container.textContent).not.toContain('Gone')
  })

  it('requests providers of casino, slot, live and fast games unless one type is selected [GAME-14]', async () => {
    expect(providerTypes).toEqual(['casino', 'slot', 'live', 'fast'])
    expect(providerList.load?.providers.params.types).toMatchObject({ fallback: 'casino,slot,live,fast' })
    const platform = testPlatform({ 'games.getProviders': () => ({ data: { items } }) })
    const failed = { status: 'error' as const, error: 'ApplicationUnavailableException' }
    const page = await mount(list(failed), { config })
    await click(page.control('Попробовать ещё раз'))
    expect(platform.called('games.getProviders')[0]?.params).toMatchObject({
      types: 'casino,slot,live,fast',
      fields: 'game_params',
    })
    await page.unmount()
    const chosen = await mount(list(failed), { config, query: { types: 'live' } })
    await click(chosen.control('Попробовать ещё раз'))
    expect(platform.called('games.getProviders')[1]?.params['types']).toBe('live')
    expect(chosen.container.querySelector('[aria-current]')?.textContent).toContain('Live')
  })

  it("keeps the platform's data if content has none", () => {
    expect(mergeProviders(items)).toEqual(items.map((one) => ({ ...one, text: undefined })))
  })
})
