import type { ComponentExamples } from '../../schemas/component.ts'

const link = (uz: string, ru: string) => ({
  label: { uz, ru },
  action: { type: 'navigate' as const, to: '/promotions' },
})

export const examples = {
  normal: {
    props: {
      text: {
        uz: 'Yakshanba kuni 03:00 dan 04:00 gacha toʻlovlar ishlamaydi.',
        ru: 'В воскресенье с 03:00 до 04:00 платежи не работают.',
      },
      link: link('Batafsil', 'Подробнее'),
    },
  },
  accent: {
    props: {
      text: { uz: 'Dam olish kunlari: 50 ta bepul aylantirish.', ru: 'Выходные: 50 бесплатных вращений.' },
      link: link('Shartlar', 'Условия'),
      tone: 'accent',
    },
  },
  warning: {
    props: {
      text: {
        uz: 'Karta orqali toʻlovlar kechikmoqda.',
        ru: 'Платежи по картам задерживаются.',
      },
      tone: 'warning',
      isLasting: true,
    },
  },
  longText: {
    props: {
      text: {
        uz: 'Yakshanba kuni 03:00 dan 04:00 gacha texnik ishlar olib boriladi. Toʻlovlar va oʻyinlar ishlamaydi, ochiq stavkalar saqlanadi va keyin hisoblanadi.',
        ru: 'В воскресенье с 03:00 до 04:00 технические работы. Платежи и игры не работают, открытые ставки сохранятся и будут рассчитаны после них.',
      },
      link: link('Batafsil maʼlumot', 'Подробная информация'),
    },
  },
} satisfies ComponentExamples
