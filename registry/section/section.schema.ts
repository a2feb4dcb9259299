import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

export const section = defineComponent({
  type: 'Section',
  version: 1,
  description: 'A part of a page with a heading of its own, around other blocks',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the part'),
      text: Type.Optional(localizedText(200, 'A sentence below the heading')),
      background: Type.Optional(
        Type.Enum(['band', 'accent'], {
          description: 'band: on a quiet surface; accent: on a tint of the accent colour; left out: none',
        }),
      ),
      width: Type.Optional(
        Type.Enum(['full', 'text'], {
          description: 'text: no wider than lines can be read; left out: the whole width of the page',
        }),
      ),
      anchor: Type.Optional(
        Type.String({
          pattern: '^[a-z][a-z0-9-]{1,39}$',
          anchor: true,
          description: 'Name that links can jump to: "limits" is reached by /rules#limits',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'The blocks of this part' } },
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
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
  },
})
