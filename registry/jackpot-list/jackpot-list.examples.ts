import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

function jackpot(id: number, level: string, amount: string, ceiling: string | null) {
  return {
    id,
    sysname: `ipak-yoli-${level}`,
    name: `Ipak yoʻli: ${level}`,
    level,
    amount: money(amount),
    ceiling: ceiling === null ? null : money(ceiling),
    growth_per_second: money('33.33'),
    games: [{ sysname: 'olmos-saltanati', name: 'Olmos Saltanati' }],
    description: { text: 'Istalgan stavkada tasodifan tushadi.', image: null },
    last_win:
      ceiling === null ? null : { fakename: 'N***s', amount: money(amount), won_at: '2026-11-19T08:30:00Z' },
  }
}

const title = { uz: 'Jekpotlar', ru: 'Джекпоты' }

const lead = {
  uz: 'Har bir stavka jekpotni oʻstiradi va uni yutishi mumkin.',
  ru: 'Каждая ставка растит джекпот и может его выиграть.',
}

const items = [
  jackpot(4, 'grand', '418290674.12', '600000000.00'),
  jackpot(3, 'major', '31844012.00', '60000000.00'),
  jackpot(1, 'mini', '690438.00', null),
]

const answer = (list: unknown[]) => ({ jackpots: { status: 'success' as const, data: { items: list } } })

export const examples = {
  normal: { props: { title, lead }, data: answer(items) },
  empty: { props: { title }, data: answer([]) },
  error: {
    props: { title },
    data: { jackpots: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Bugun tushishi mumkin boʻlgan jekpotlar', ru: 'Джекпоты, которые ждут своего часа' },
      lead,
    },
    data: answer([
      {
        ...jackpot(4, 'grand', '904182906740.00', '1000000000000.00'),
        name: 'Великий джекпот Шёлкового пути и всех его караванов',
      },
    ]),
  },
} satisfies ComponentExamples
