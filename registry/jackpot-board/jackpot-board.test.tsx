import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import { defaultFormats, setFormats, type CurrencyFormat } from '../../schemas/formats.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { JackpotBoard } from './jackpot-board.tsx'
import { byLevel } from './levels.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })
function jackpot(level: Jackpot['level'], amount: string, more: Partial<Jackpot> = {}): Jackpot {
  return {
    id: 1,
    sysname: level,
    name: `Регистан: ${level}`,
    level,
    amount: money(amount),
    ceiling: null,
    growth_per_second: money('1.00'),
    games: [],
    description: { text: '', image: null },
    last_win: null,
    ...more,
  }
}
const grand = jackpot('grand', '418290674.99', { ceiling: money('600000000.00') })
const major = jackpot('major', '30000000.00', {
  ceiling: money('60000000.00'),
  last_win: { fakename: 'Ш***а', amount: money('1.00'), won_at: '2026-11-19T20:30:00Z' },
})
const answer = (items: Jackpot[]) => ({ status: 'success' as const, data: { items } })

type Initial = Parameters<typeof JackpotBoard>[0]['data']['jackpots']
const board = (jackpots: Initial, title?: string, more?: Parameters<typeof mount>[1]) =>
  mount(<JackpotBoard {...bare} props={title === undefined ? {} : { title }} data={{ jackpots }} />, more)
const digits = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style*="--digit"]')].map((digit) =>
    digit.style.getPropertyValue('--digit'),
  )

afterEach(() => {
  setFormats()
  vi.useRealTimers()
})

describe('JackpotBoard', () => {
  it('shows the largest in digits with a single text alternative, never rounded up', async () => {
    const { container } = await board(answer([grand, major]), 'Мега-джекпот')
    expect(digits(container).join('')).toBe('418290674')
    expect(container.querySelector('h2')?.textContent).toBe('Мега-джекпот')
    const spoken = container.cloneNode(true)
    if (!(spoken instanceof HTMLElement)) throw new Error('no element')
    for (const hidden of spoken.querySelectorAll('[aria-hidden]')) hidden.remove()
    expect(spoken.textContent.split('418,290,674')).toHaveLength(2)
    expect(spoken.textContent).toContain('обязательно выпадет до 600,000,000')
    expect(container.querySelector('[aria-live]')).toBeNull()
  })

  it('shows the other levels with their progress to the ceiling and the last winner', async () => {
    const mini = jackpot('mini', '690438.00')
    const { container } = await board(answer([grand, major, mini]))
    expect(container.querySelector('h2')?.textContent).toBe('Регистан: grand')
    const levels = [...container.querySelectorAll('li')]
    expect(levels.map((level) => level.querySelector('span')?.textContent)).toEqual(['Большой', 'Мини'])
    expect(levels[0]?.textContent).toContain('выпадет до 60,000,000')
    expect(levels[0]?.textContent).toContain('Последний: Ш***а, 20.11.2026')
    expect(levels.map((level) => level.style.getPropertyValue('--fill'))).toEqual(['0.5', ''])
  })

  it('shows amounts in the format of their currency, and its sign where the settings put it', async () => {
    const shown = async (format: CurrencyFormat) => {
      const formats = { ...defaultFormats, group: '.', decimal: ',', currencies: { UZS: format } }
      const config = { ...testConfig, site: { ...testConfig.site, formats } }
      const ceiling = money('60000000.50')
      const page = await board(
        answer([
          { ...grand, ceiling },
          { ...major, ceiling },
        ]),
        undefined,
        { config },
      )
      const counter = page.container.querySelector('[style*="--characters"]')
      const note = page.container.querySelector('p')
      const texts = {
        counter: [...(counter?.children ?? [])]
          .map((part) => part.getAttribute('data-separator') ?? part.getAttribute('style')?.at(-2))
          .join(''),
        sign: note?.dataset['currency'],
        dir: counter?.getAttribute('dir'),
        note: note?.textContent,
        level: page.container.querySelector('li')?.textContent,
      }
      await page.unmount()
      return texts
    }
    const after = await shown({ decimals: 3 })
    expect(after.counter).toBe('418.290.674')
    expect(after.dir).toBe('ltr')
    expect(after.sign).toBe('сум')
    expect(after.note).toContain('60.000.000,500')
    expect(after.level).toContain('60.000.000,500')
    const before = await shown({ sign: '$', signPlace: 'before' })
    expect(before.counter).toBe('$418.290.674')
    expect(before.sign).toBeUndefined()
  })

  it('refreshes from the platform while visible and computes nothing itself', async () => {
    vi.useFakeTimers()
    const platform = testPlatform({
      'jackpots.get': () => ({ data: { items: [{ ...grand, amount: money('418290701.00') }] } }),
    })
    const { container } = await board(answer([grand]))
    const first = container.querySelector('[style*="--digit"]')
    await act(() => vi.advanceTimersByTimeAsync(19_000))
    expect(digits(container).join('')).toBe('418290674')
    expect(platform.calls).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(digits(container).join('')).toBe('418290701')
    // The same element is animated, not replaced.
    expect(container.querySelector('[style*="--digit"]')).toBe(first)
  })

  it('reports that there are none', async () => {
    const { container } = await board(answer([]))
    expect(container.textContent).toContain('Джекпотов пока нет')
    expect(container.textContent).not.toContain('растёт')
  })
})

it('takes the largest of each level, highest level first', () => {
  const smaller = jackpot('major', '20000000.00')
  expect(
    byLevel([grand, major, smaller, jackpot('mini', '1.00')]).map(({ amount }) => amount.amount),
  ).toEqual(['418290674.99', '30000000.00', '1.00'])
})
