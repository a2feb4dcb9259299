import { afterEach, describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { exampleGame } from '../../schemas/examples/games.ts'
import { defaultFormats, setFormats } from '../../schemas/formats.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { GameInfo } from './game-info.tsx'

const game = exampleGame('olmos-saltanati', { volatility: 'high' })
const details = {
  sysname: game.sysname,
  max_bet: { amount: '50000.00', currency: 'UZS' },
  features: ['Бесплатные вращения', 'Демо'],
  rules: 'Первый абзац.\n\nВторой абзац.',
  fairness: { text: 'Исход можно пересчитать.', url: '/sandbox/fairness' },
}
const success = <Data,>(data: Data) => ({ status: 'success' as const, data })
const failure = (error: string) => ({ status: 'error' as const, error })

type Data = Parameters<typeof GameInfo>[0]['data']
const info = (answer: Data['details'], shown = game) => (
  <GameInfo
    {...bare}
    props={{ title: 'Об игре' }}
    data={{ game: success({ items: [shown], total: 1 }), details: answer }}
    params={{ sysname: game.sysname }}
  />
)
const factsOf = (container: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent.replaceAll('\u00a0', ' ') ?? '',
    ]),
  )

afterEach(() => {
  setFormats()
})

describe('GameInfo', () => {
  it('shows return, volatility, stakes, features, rules and how to verify an outcome', async () => {
    const page = await mount(info(success(details)))
    expect(factsOf(page.container)).toEqual({
      Провайдер: 'Kobalt Play',
      'Возврат игроку (RTP)': '96.40%',
      Волатильность: 'Высокая',
      Ставка: 'от 1,000 сум до 50,000 сум',
      Возможности: 'Бесплатные вращения, Демо',
    })
    const paragraphs = [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(paragraphs).toEqual(expect.arrayContaining(['Первый абзац.', 'Второй абзац.']))
    expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/sandbox/fairness')
  })

  it('shows the return with the decimal sign of the settings', async () => {
    const site = { ...testConfig.site, formats: { ...defaultFormats, group: '.', decimal: ',' } }
    const page = await mount(info(success(details)), { config: { ...testConfig, site } })
    expect(factsOf(page.container)['Возврат игроку (RTP)']).toBe('96,40%')
  })

  it("shows the provider's logo, named by its text; that of the content takes precedence", async () => {
    const answer = success({ ...details, provider_image_url: '/art/providers/kobalt-play.svg' })
    const logoIn = (container: HTMLElement) => {
      const logo = container.querySelector('dd img')
      return [logo?.getAttribute('src'), logo?.getAttribute('alt')]
    }
    const page = await mount(info(answer))
    expect(logoIn(page.container)).toEqual(['/art/providers/kobalt-play.svg', 'Kobalt Play'])
    await page.unmount()
    const providers = [{ sysname: game.provider_sysname, name: 'Kobalt', logo: '/media/kobalt.png' }]
    const config = { ...testConfig, games: { ...testConfig.games, providers } }
    const own = await mount(info(answer), { config })
    expect(logoIn(own.container)).toEqual(['/media/kobalt.png', 'Kobalt'])
  })

  it('says what the platform does not publish, and claims no fairness', async () => {
    const bare = exampleGame('olmos-saltanati', { rtp: null, min_bet: null })
    const page = await mount(info(failure('MethodNotFoundException'), bare))
    expect(factsOf(page.container)).toEqual({
      Провайдер: 'Kobalt Play',
      'Возврат игроку (RTP)': 'Провайдер не указал',
      Волатильность: 'Провайдер не указал',
      Ставка: 'Провайдер не указал',
    })
    expect(page.container.textContent).toContain('Провайдер не опубликовал правила здесь')
    expect(page.container.textContent).not.toContain('Честная игра')
    expect(page.container.querySelector('[role=alert]')).toBeNull()
  })

  it('shows the limits in the currency of the player, and no range of two currencies', async () => {
    const dollars = (amount: string) => ({ amount, currency: 'USD' })
    const own = { ...details, min_bet: dollars('0.10'), max_bet: dollars('5.00') }
    const page = await mount(info(success(own)))
    expect(factsOf(page.container)['Ставка']).toBe('от 0.10 $ до 5 $')
    await page.unmount()
    const mixed = await mount(info(success({ ...details, max_bet: dollars('5.00') })))
    expect(factsOf(mixed.container)['Ставка']).toBe('до 5 $')
  })

  it('says that the volatility of a game depends on the bets, if it does', async () => {
    const page = await mount(info(success(details), { ...game, volatility: null }))
    expect(factsOf(page.container)['Волатильность']).toBe('Зависит от ваших ставок')
  })

  it.each(['javascript:alert(1)', '//evil.example/', 'data:text/html,x'])(
    'does not link to %s to verify outcomes',
    async (url) => {
      const page = await mount(info(success({ ...details, fairness: { text: 'Проверка.', url } })))
      expect(page.container.textContent).toContain('Проверка.')
      expect(page.container.querySelector('a')).toBeNull()
    },
  )
})
