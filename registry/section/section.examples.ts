import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: { title: { uz: 'Bilib qoʻying', ru: 'Полезно знать' } },
    slots: { content: 'Text' },
  },
  onBand: {
    props: {
      title: { uz: 'Bilib qoʻying', ru: 'Полезно знать' },
      text: { uz: 'Uch daqiqada oʻqiladi.', ru: 'Читается за три минуты.' },
      background: 'band',
      width: 'text',
      anchor: 'good-to-know',
    },
    slots: { content: 'Text' },
  },
  onPicture: {
    props: {
      title: { uz: 'Kuzgi turnir', ru: 'Осенний турнир' },
      text: { uz: 'Har hafta yangi sovrinlar.', ru: 'Новые призы каждую неделю.' },
      picture: '/art/scenes/trophy.svg',
      background: 'band',
      padding: 'l',
      gap: 's',
    },
    slots: { content: 'Text' },
  },
  empty: { props: { title: { uz: 'Bilib qoʻying', ru: 'Полезно знать' } } },
  longText: {
    props: {
      title: {
        uz: 'Birinchi oʻyindan oldin bilib qoʻyish kerak boʻlgan narsalar',
        ru: 'Что полезно узнать ещё до самой первой игры на деньги',
      },
      text: {
        uz: 'Besh daqiqada oʻqib chiqasiz: pul qanday tushadi, qanday yechiladi va nimaga eʼtibor berish kerak.',
        ru: 'Читается за пять минут: как приходят деньги, как их вывести и на что обратить внимание в условиях.',
      },
    },
    slots: { content: 'Text' },
  },
} satisfies ComponentExamples
