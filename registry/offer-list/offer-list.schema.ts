import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

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
  name: 'Anor Deluxe’da 50 aylantirish',
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

export const offerList = defineComponent({
  type: 'OfferList',
  version: 1,
  description:
    'The platform’s offers, or the promotions that they consist of: what each gives, its terms, and after them the button to take it. The kind that is chosen stands in the address: the page reads the key action (offers) or type (promotions).',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      view: Type.Enum(['offers', 'promotions'], {
        description: 'offers: each as a whole; promotions: everything that they give, one by one',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    offers: { call: 'campaigns.getoffers', params: { count: { from: 'value', value: 100 } } },
  },
  // An offer may come to its end.
  maxAge: 60,
  examples: {
    normal: { props: { title, view: 'offers' }, data: answer(offers) },
    promotions: {
      props: { title: { uz: 'Aksiyalar', ru: 'Акции' }, view: 'promotions' },
      data: answer(offers),
    },
    taken: {
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
          { ...bonus, name: 'Бонус до 1,250,000,000 сумов к ставкам на футбол и теннис' },
        ]),
      ]),
    },
  },
})
