import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'

/** The named colour worlds of cards and covers. */
export const cardPalettes = [
  'indigo',
  'azure',
  'teal',
  'emerald',
  'rust',
  'crimson',
  'plum',
  'violet',
  'night',
] as const

const cashback = {
  tag: { uz: 'Har dushanba', ru: 'По понедельникам' },
  title: { uz: '10% gacha keshbek, veyjersiz', ru: 'Кешбэк до 10% без вейджера' },
  terms: {
    uz: 'Haftalik yutqazishdan, darajangizga qarab 3% dan.',
    ru: 'С проигрыша за неделю, от 3% — по вашему уровню.',
  },
  palette: 'rust',
  emblem: '/art/emblems/gift.svg',
  button: {
    label: { uz: 'Batafsil', ru: 'Подробнее' },
    action: { type: 'navigate', to: '/rules' },
  },
}
const express = {
  tag: { uz: 'Sport', ru: 'Спорт' },
  title: { uz: 'Ekspressda 10 tagacha uchrashuv', ru: 'До 10 матчей в экспрессе' },
  terms: {
    uz: 'Koeffitsientlar koʻpaytiriladi. Bittasi yutqazsa, kupon yutqazadi.',
    ru: 'Коэффициенты перемножаются. Не сыграет один — не сыграет купон.',
  },
  palette: 'azure',
  emblem: '/art/emblems/ball.svg',
  button: {
    label: { uz: 'Uchrashuvlar', ru: 'К матчам' },
    action: { type: 'navigate', to: '/rules' },
  },
}

function withoutEmblem({ tag, title, terms, palette, button }: typeof cashback) {
  return { tag, title, terms, palette, button }
}

export const promotionCards = defineComponent({
  type: 'PromotionCards',
  version: 1,
  description:
    'Offers as coloured cards, side by side; on phones they scroll sideways. The terms of each stand before its button.',
  category: 'content',
  props: Type.Object(
    {
      label: Type.Optional(localizedText(60, 'What these cards are, for screen readers; left out: “Offers”')),
      cards: Type.Array(
        Type.Object(
          {
            tag: Type.Optional(localizedText(32, 'A few words above the title: when, or what it is for')),
            title: localizedText(48, 'The offer, two or three lines'),
            terms: localizedText(110, 'The terms in one sentence: the limit, the price, the catch'),
            palette: Type.Enum([...cardPalettes], { description: 'Colours of the card' }),
            emblem: Type.Optional(
              mediaAddress('A drawn object in the corner, such as /art/emblems/gift.svg'),
            ),
            picture: Type.Optional(mediaAddress('A picture that fills the card, under a dark veil')),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 6, description: 'The offers, the most important first' },
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
    normal: { props: { cards: [cashback, express] } },
    single: {
      props: { cards: [{ title: cashback.title, terms: cashback.terms, palette: 'teal' }] },
    },
    pictures: {
      props: {
        label: { uz: 'Hafta takliflari', ru: 'Предложения недели' },
        cards: [
          { ...withoutEmblem(cashback), picture: '/art/scenes/cashback.svg' },
          { ...withoutEmblem(express), picture: '/art/scenes/sport.svg' },
        ],
      },
    },
    longText: {
      props: {
        cards: [
          {
            ...cashback,
            title: {
              uz: 'Kuzgi mavsumning oxirigacha har hafta keshbek',
              ru: 'Кешбэк каждую неделю до конца осеннего сезона',
            },
            terms: {
              uz: 'Faqat oʻz pulingizdan tikilgan va yutqazilgan summadan, bonusdan tikilgani hisobga olinmaydi.',
              ru: 'Только с проигранных собственных денег; ставки с бонусного баланса в расчёт не входят.',
            },
          },
          express,
          cashback,
          express,
          cashback,
          express,
        ],
      },
    },
  },
})
