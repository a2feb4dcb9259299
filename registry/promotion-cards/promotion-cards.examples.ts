import type { ComponentExamples } from '../../schemas/component.ts'

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
    uz: 'Koeffitsiyentlar koʻpaytiriladi. Bittasi yutqazsa, kupon yutqazadi.',
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

export const examples = {
  normal: { props: { cards: [cashback, express] } },
  column: { props: { cards: [cashback, express], phoneLayout: 'column', height: 'low' } },
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
} satisfies ComponentExamples
