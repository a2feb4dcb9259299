import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import { exampleGame } from '../../schemas/examples/games.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameHall } from './game-hall.tsx'

const success = <Data,>(data: Data) => ({ status: 'success' as const, data })

async function open(items: Game[], query: Record<string, string> = {}) {
  testPlatform({})
  const data = {
    games: success({ items, total: items.length }),
    categories: success({ items: [] }),
    providers: success({ items: [] }),
  }
  const props = { title: 'Все игры', features: [], volatilityFilter: true }
  const block = <GameHall {...bare} props={props} data={data} />
  const shown = await mount(block, { query })
  const tiles = [...shown.container.querySelectorAll<HTMLElement>('[data-game]')]
  return { shown, games: tiles.map((tile) => tile.dataset['game']) }
}

describe('the filter by volatility', () => {
  it.each([
    ['unpublished', exampleGame('anor-deluxe')],
    ['up to the bets', exampleGame('wolf-moon', { volatility: null })],
  ])('is not offered if the volatility of all games is %s', async (_, game) => {
    const { shown, games } = await open([game])
    expect(games).toEqual([game.sysname])
    expect(shown.container.textContent).not.toContain('Волатильность')
  })

  it('drops games of another volatility if the platform ignores it', async () => {
    const items = [
      exampleGame('wolf-moon', { volatility: 'low' }),
      exampleGame('anor-deluxe', { volatility: 'high' }),
      exampleGame('olmos-saltanati'),
    ]
    const { shown, games } = await open(items, { volatility: 'high' })
    expect(games).toEqual(['anor-deluxe'])
    expect(shown.container.querySelector('h1')?.textContent).toBe('Все игры 1 игра')
  })

  it('finds nothing, and can be removed, if the platform publishes no volatility', async () => {
    const { shown, games } = await open([exampleGame('olmos-saltanati')], { volatility: 'high' })
    expect(games).toEqual([])
    expect(shown.container.textContent).toContain('Таких игр не нашлось')
    expect(shown.control('Убрать фильтр: Волатильность: Высокая')).toBeTruthy()
  })
})
