import type { ComponentExamples } from '../../schemas/component.ts'

function offer(id: number, action: string, name: string, promotions: readonly object[]) {
  return {
    id,
    sysname: `offer-${id}`,
    trigger: {
      action,
      user_satisfies_params: true,
      params: {
        exclude_methods: [],
        min_amount: action === 'deposit' ? { amount: '100000.00', currency: 'UZS' } : null,
        promo_code: action === 'promo_code',
      },
    },
    description: {
      name,
      text: 'Hisobingizni toʻldiring: bonus balansiga yarmi qoʻshiladi.',
      terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. 18+',
      rules: 'Bonus summasi depozitning 50 foizi.',
      scene: id % 2 === 0 ? 'jackpot' : 'cashback',
      image: null,
    },
    promotions: promotions.map((promotion, index) => ({ id: id * 10 + index, ...promotion })),
    is_taken: false,
    finished_at: null,
  }
}

const bonus = {
  type: 'bonus',
  name: '1,000,000 soʻmgacha +50%',
  percent: '50',
  amount: '1000000.00',
  count: null,
}

const spins = {
  type: 'freespins',
  name: 'Anor Deluxeda 50 aylantirish',
  percent: null,
  amount: null,
  count: 50,
}

const answer = (items: readonly object[]) => ({
  offers: { status: 'success' as const, data: { items, total: items.length } },
})

const offers = [
  offer(1, 'deposit', 'Hafta depoziti +50%', [bonus, spins]),
  offer(2, 'registration', 'Roʻyxatdan oʻtganlarga 25 aylantirish', [spins]),
  offer(3, 'promo_code', 'Promokod uchun bonus', [bonus]),
]

const title = { uz: 'Takliflar', ru: 'Предложения' }

export const examples = {
  normal: { props: { title, view: 'offers' }, data: answer(offers) },
  promotions: {
    props: { title: { uz: 'Aksiyalar', ru: 'Акции' }, view: 'promotions' },
    data: answer(offers),
  },
  taken: {
    viewer: 'player',
    props: { title, view: 'offers' },
    data: answer(offers.map((one) => ({ ...one, is_taken: true }))),
  },
  empty: { props: { title, view: 'offers' }, data: answer([]) },
  error: {
    props: { title, view: 'offers' },
    data: { offers: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Bu hafta siz uchun ochiq takliflar', ru: 'Предложения, которые ждут вас' },
      view: 'offers',
    },
    data: answer([
      offer(1, 'bet', 'Бонус на ставки за самую длинную серию экспрессов осеннего сезона', [
        { ...bonus, name: 'Бонус до 1,250,000,000 сум к ставкам на футбол и теннис' },
      ]),
    ]),
  },
} satisfies ComponentExamples
