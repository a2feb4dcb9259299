import type { ComponentExamples } from '../../schemas/component.ts'

const over = { uz: 'Turnir boshlandi', ru: 'Турнир начался' }

export const examples = {
  normal: {
    props: {
      title: { uz: 'Kuzgi turnirgacha', ru: 'До осеннего турнира' },
      moment: '2099-11-30T21:00+05:00',
      over,
    },
  },
  over: {
    props: {
      title: { uz: 'Kuzgi turnirgacha', ru: 'До осеннего турнира' },
      moment: '2020-11-30T21:00:00Z',
      over,
    },
  },
  longText: {
    props: {
      title: {
        uz: 'Kuzgi turnirning yakuniy bosqichi va sovrinlar eʼlon qilinishigacha',
        ru: 'До финального этапа осеннего турнира и объявления всех победителей',
      },
      moment: '2499-12-31T23:59:59Z',
      over: {
        uz: 'Yakuniy bosqich tugadi: gʻoliblar turnir sahifasida, sovrinlar esa hisoblarga tushgan. Keyingi turnir kelasi oyning birinchi dushanbasida boshlanadi.',
        ru: 'Финальный этап завершён: победители на странице турнира, призы уже на счетах. Следующий турнир начнётся в первый понедельник будущего месяца.',
      },
    },
  },
} satisfies ComponentExamples
