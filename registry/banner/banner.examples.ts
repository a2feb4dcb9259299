import type { ComponentExamples } from '../../schemas/component.ts'
import type { Banner } from '../../schemas/api/entities/rewards.ts'

const cashback: Banner = {
  id: 1,
  type: 'standard',
  finished_at: null,
  description: {
    position: 'promotions_top',
    title: 'Haftalik keshbek 10% gacha',
    text: 'Hafta davomida yutqazilgan oʻz pulingizning bir qismi dushanba kuni qaytadi.',
    button: 'Batafsil',
    link: '/rules',
    scene: 'cashback',
    image: null,
    terms: 'Faqat oʻz pulingizdan, veyjersiz. 18+',
  },
}

const sport: Banner = {
  ...cashback,
  id: 2,
  description: { ...cashback.description, title: 'Sportga +100%', scene: 'sport' },
}

const props = { position: 'promotions_top', count: 10, type: 'standard' }

export const examples = {
  normal: { props, data: { banners: { status: 'success', data: { items: [cashback], total: 1 } } } },
  several: {
    props: { position: 'promotions_top' },
    data: {
      banners: {
        status: 'success',
        data: {
          items: [cashback, sport, { ...sport, id: 3, finished_at: '2020-01-01T00:00:00.000Z' }],
          total: 3,
        },
      },
    },
  },
  empty: { props, data: { banners: { status: 'success', data: { items: [], total: 0 } } } },
  error: {
    props,
    data: { banners: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: { ...props, label: { uz: 'Takliflar', ru: 'Предложения' } },
    data: {
      banners: {
        status: 'success',
        data: {
          items: [
            {
              ...cashback,
              description: {
                ...cashback.description,
                title:
                  'Kuzgi turnirning sovrin jamgʻarmasi yana oshirildi va endi haftalik sovrinlar ham bor',
                text: 'Turnir oyning oxirigacha davom etadi, har yakshanba kuni eng koʻp ball toʻplagan yuz nafar oʻyinchi sovrin oladi, bosh sovrin esa oxirgi kuni topshiriladi.',
                button: 'Turnirda hoziroq qatnashish',
                terms:
                  'Eng kam stavka 5,000 soʻm, faqat oʻz pulingizdan. Sovrinlar darhol va veyjersiz beriladi, natijalar turnir sahifasida. 18+',
              },
            },
          ],
          total: 1,
        },
      },
    },
  },
} satisfies ComponentExamples
