import type { ComponentExamples } from '../../schemas/component.ts'

const offer = {
  id: 2,
  sysname: 'weekly-reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: {
      exclude_methods: ['usdt'],
      min_amount: { amount: '100000.00', currency: 'UZS' },
      promo_code: false,
    },
  },
  description: {
    name: 'Hafta depoziti +50%',
    text: 'Hisobingizni toʻldiring: bonus balansiga yarmi qoʻshiladi.',
    terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. 18+',
    rules:
      'Bonus summasi depozitning 50 foizi, eng koʻpi bilan 1,000,000 soʻm.\n\nVeyjer — bonusning 20 baravari, muddati faollashtirilgandan keyin 7 kun.',
    scene: 'jackpot',
    image: null,
  },
  promotions: [
    {
      id: 20,
      type: 'bonus',
      name: '1,000,000 soʻmgacha +50%',
      percent: '50',
      amount: '1000000.00',
      count: null,
    },
    {
      id: 21,
      type: 'freespins',
      name: 'Anor Deluxeda 50 aylantirish',
      percent: null,
      amount: null,
      count: 50,
    },
  ],
  is_taken: false,
  finished_at: '2099-11-30T18:00:00Z',
}

const params = { id: '2' }

const props = { view: 'offers' }

const answer = (items: readonly object[]) => ({
  offers: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props, params, data: answer([offer]) },
  promotion: { props: { view: 'promotions' }, params: { id: '20' }, data: answer([offer]) },
  taken: { viewer: 'player', props, params, data: answer([{ ...offer, is_taken: true }]) },
  unmet: {
    viewer: 'player',
    props,
    params,
    data: answer([{ ...offer, trigger: { ...offer.trigger, user_satisfies_params: false } }]),
  },
  empty: { props, params, data: answer([]) },
  error: {
    props,
    params,
    data: { offers: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props,
    params,
    data: answer([
      {
        ...offer,
        description: {
          ...offer.description,
          name: 'Бонус на ставки за самую длинную серию экспрессов осеннего сезона',
          terms:
            'Пополнение от 1,250,000,000 сум, вейджер ×20, семь дней после активации; один раз в неделю, не действует с переводами в USDT. 18+',
        },
      },
    ]),
  },
} satisfies ComponentExamples
