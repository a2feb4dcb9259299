import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

type Info = CallAnswer<'referral.getinfo'>

const soum = (amount: string) => ({ amount, currency: 'UZS' })

const info: Info = {
  code: 'K7MPW4ZD',
  terms: {
    reward: soum('50000.00'),
    reward_type: 'bonus',
    wagering: 3,
    bonus_terms: 'Bonusning 3 baravari miqdorida tiking.\n\nMuddat — 14 kun. Faqat 18+.',
    minimum_deposit: soum('100000.00'),
    minimum_bets: soum('200000.00'),
    days: 30,
    monthly_limit: 10,
  },
  invited: 12,
  qualified: 6,
  earned: soum('300000.00'),
}

const answered = (data: Info) => ({ info: { status: 'success' as const, data } })

export const examples = {
  normal: { viewer: 'player', props: {}, data: answered(info) },
  cash: {
    viewer: 'player',
    props: {},
    data: answered({
      ...info,
      terms: {
        ...info.terms,
        reward_type: 'cash',
        wagering: 0,
        bonus_terms: null,
        minimum_bets: soum('0.00'),
        monthly_limit: null,
      },
    }),
  },
  empty: {
    viewer: 'player',
    props: {},
    data: answered({ ...info, invited: 0, qualified: 0, earned: soum('0.00') }),
  },
  error: {
    viewer: 'player',
    props: {},
    data: { info: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    viewer: 'player',
    props: {
      title: {
        uz: 'Doʻstlaringizni taklif qiling va birga oʻynang',
        ru: 'Пригласите друзей, с которыми вам интересно играть',
      },
    },
    data: answered({
      ...info,
      terms: { ...info.terms, reward: soum('1250000000.50'), minimum_bets: soum('98765432100.75') },
      earned: soum('98765432100.75'),
    }),
  },
} satisfies ComponentExamples
