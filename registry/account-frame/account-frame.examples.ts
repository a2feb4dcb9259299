import type { ComponentExamples } from '../../schemas/component.ts'

const viewer = 'player'
const slots = { content: 'Text', aside: 'Text' }

export const examples = {
  normal: {
    viewer,
    props: { title: { uz: 'Shaxsiy maʼlumotlar', ru: 'Личные данные' }, menu: 'profile' },
    slots,
  },
  empty: { viewer, props: { title: { uz: 'Xavfsizlik', ru: 'Безопасность' }, menu: 'no-such-menu' } },
  longText: {
    viewer,
    props: {
      title: {
        uz: 'Masʼuliyatli oʻyin, limitlar va tanaffuslar haqida hammasi',
        ru: 'Ответственная игра: все лимиты, перерывы и самоисключение',
      },
      menu: 'profile',
    },
    slots: { ...slots, content: 'Text '.repeat(120) },
  },
} satisfies ComponentExamples
