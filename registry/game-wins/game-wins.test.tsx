import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount } from '../../tests/support/mount.tsx'
import { GameWins } from './game-wins.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const win = (fakename: string, amount: string, sysname = 'aviora') => ({
  position: 1,
  fakename,
  amount: money(amount),
  bet: money('5000.00'),
  game: { sysname, name: sysname, type: 'fast' as const, image_url: null, emblem: null, palette: null },
  won_at: '2026-11-20T08:30:00Z',
  is_me: false,
})
const success = <Data,>(data: Data) => ({ status: 'success' as const, data })

type Data = Parameters<typeof GameWins>[0]['data']
const wins = (answer: Data['wins']) => (
  <GameWins
    {...bare}
    props={{ title: 'Выигрыши в этой игре', count: 6 }}
    data={{ wins: answer }}
    params={{ sysname: 'aviora' }}
  />
)
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

describe('GameWins', () => {
  it('lists who won how much and how many times the stake', async () => {
    const items = [win('S***a', '842500.00'), win('b***7', '7000.00')]
    const page = await mount(wins(success({ items, total: 2 })))
    expect(rows(page.container)).toEqual(['S***a842,500 сум×168', 'b***77,000 сум×1'])
    expect(page.container.textContent).toContain('За 30 дней')
  })

  it('divides exactly, and shows no multiplier of a win below the stake', async () => {
    const dollars = (amount: string, bet: string) => ({
      ...win('S***a', amount),
      amount: { amount, currency: 'USD' },
      bet: { amount: bet, currency: 'USD' },
    })
    const items = [dollars('4.35', '0.05'), dollars('0.5', '1.00'), dollars('2', '0.00')]
    const page = await mount(wins(success({ items, total: 3 })))
    expect(rows(page.container)).toEqual(['S***a4.35 $×87', 'S***a0.50 $', 'S***a2 $'])
  })

  it('does not say whose wins they are: one may be the player’s own', async () => {
    const page = await mount(wins(success({ items: [win('S***a', '840000.00')], total: 1 })))
    expect(page.container.textContent).toContain('Прошлые выигрыши на следующий раунд не влияют.')
    expect(page.container.textContent).not.toContain('других игроков')
  })

  it('shows no wins in other games, if the platform does not know the parameter', async () => {
    const items = [win('S***a', '840000.00', 'wolf-moon')]
    const page = await mount(wins(success({ items, total: 1 })))
    expect(rows(page.container)).toEqual([])
    expect(page.container.textContent).toContain('никто не выигрывал')
  })
})
