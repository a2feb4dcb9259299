import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const over = { uz: 'Turnir boshlandi', ru: 'Турнир начался' }

export const countdown = defineComponent({
  type: 'Countdown',
  version: 1,
  description: 'The time that is left until a moment, truly counted, and what is said when it has come',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(80, 'What happens then'),
      moment: Type.String({
        pattern:
          '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-]\\d{2}:\\d{2})$',
        description:
          'When, with the distance from UTC: 2026-11-30T21:00+05:00 is nine in the evening in Tashkent. Shown in the time zone of the settings.',
      }),
      over: localizedText(160, 'What is said once it is over'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
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
  },
})
