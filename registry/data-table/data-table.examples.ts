import type { ComponentExamples } from '../../schemas/component.ts'

const head = [
  { uz: 'Usul', ru: 'Способ' },
  { uz: 'Summa', ru: 'Сумма' },
  { uz: 'Komissiya', ru: 'Комиссия' },
]

const both = (text: string) => ({ uz: text, ru: text })

export const examples = {
  normal: {
    props: {
      caption: { uz: 'Hisobni toʻldirish', ru: 'Пополнение счёта' },
      head,
      rows: [
        {
          cells: [both('Uzcard'), { uz: '20,000 soʻmdan', ru: 'от 20,000 сум' }, both('0%')],
          picture: '/art/payments/uzcard.svg',
        },
        { cells: [both('Visa'), { uz: '20,000 soʻmdan', ru: 'от 20,000 сум' }, both('1.50%')] },
      ],
    },
  },
  comparison: {
    props: {
      caption: { uz: 'Darajalar imtiyozlari', ru: 'Привилегии уровней' },
      head: [
        { uz: 'Imtiyoz', ru: 'Привилегия' },
        { uz: 'Kumush', ru: 'Серебро' },
        { uz: 'Oltin', ru: 'Золото' },
      ],
      highlight: 3,
      rows: [
        {
          cells: [
            { uz: 'Shaxsiy menejer', ru: 'Личный менеджер' },
            { uz: 'yoʻq', ru: 'нет' },
            { uz: 'bor', ru: 'есть' },
          ],
          marks: [
            { column: 2, icon: 'minus' },
            { column: 3, icon: 'check' },
          ],
        },
        {
          cells: [{ uz: 'Keshbek', ru: 'Кешбэк' }, both('5%'), { uz: '10%, shartlari', ru: '10%, условия' }],
          marks: [
            { column: 1, icon: 'coin' },
            { column: 3, action: { type: 'navigate', to: '/rules' } },
          ],
        },
      ],
    },
  },
  compact: {
    props: {
      caption: { uz: 'Keshbek', ru: 'Кешбэк' },
      head: head.slice(0, 2),
      rows: [{ cells: [both('Uzcard'), both('0%')] }],
      isCompact: true,
    },
  },
  empty: { props: { caption: { uz: 'Tez orada', ru: 'Скоро' }, head, rows: [] } },
  longText: {
    props: {
      caption: {
        uz: 'Valyutasi soʻm boʻlgan hisoblar uchun barcha toʻlov usullari, ularning chegaralari va komissiyalari',
        ru: 'Все способы оплаты для счетов в сумах, их наименьшие и наибольшие суммы и комиссии',
      },
      head: [...head, ...head],
      rows: [
        {
          cells: [
            both('International Interactive Payments'),
            { uz: '20,000 dan 10,000,000 soʻmgacha', ru: 'от 20,000 до 10,000,000 сум' },
            { uz: 'Bankingiz komissiyasi alohida', ru: 'Комиссия вашего банка отдельно' },
            both('1'),
            both('2'),
            both('3'),
          ],
        },
      ],
    },
  },
} satisfies ComponentExamples
