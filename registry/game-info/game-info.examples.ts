import type { ComponentExamples } from '../../schemas/component.ts'
import type { GameDetails } from '../../schemas/api/entities/games.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const title = { uz: 'Oʻyin haqida', ru: 'Об игре' }
const bare = exampleGame('olmos-saltanati', { rtp: null, min_bet: null })
const game = exampleGame('olmos-saltanati', { volatility: 'medium' })
const params = { sysname: game.sysname }

const details: GameDetails = {
  sysname: game.sysname,
  provider_image_url: '/art/providers/kobalt-play.svg',
  min_bet: { amount: '1000.00', currency: 'UZS' },
  max_bet: { amount: '50000.00', currency: 'UZS' },
  features: ['Бесплатные вращения', 'Демо'],
  rules: 'На каждой из пяти линий платят 3, 4 или 5 одинаковых символов подряд.\n\nИгра — симуляция.',
  fairness: { text: 'Исход считается из серверного ключа и вашего ключа.', url: '/sandbox/fairness' },
}

const success = <Data>(data: Data) => ({ status: 'success' as const, data })
const failure = (error: string) => ({ status: 'error' as const, error })
const games = (shown = game) => success({ items: [shown], total: 1 })

export const examples = {
  normal: { props: { title }, params, data: { game: games(), details: success(details) } },
  /** A platform that publishes little. */
  empty: {
    props: { title },
    params,
    data: {
      game: games(bare),
      details: failure('MethodNotFoundException'),
    },
  },
  error: {
    props: { title },
    params,
    data: { game: games(), details: failure('ApplicationUnavailableException') },
  },
  longText: {
    props: { title },
    params,
    data: {
      game: games({ ...game, provider: 'International Interactive Entertainment' }),
      details: success({
        ...details,
        features: ['Кешаут', 'Бесплатные вращения', 'Джекпот'],
        rules: 'Выигрывает рука, которая ближе к 21, но не больше двадцати одного. '.repeat(12),
      }),
    },
  },
} satisfies ComponentExamples
