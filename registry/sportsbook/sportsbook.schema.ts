import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const props = {
  title: { uz: 'Sport stavkalari', ru: 'Ставки на спорт' },
  sysname: 'sportsbook',
}
const book = {
  sysname: 'sportsbook',
  name: 'Marquee Sport',
  is_available: true,
  url: '/platform/game/sportsbook/play',
}

export const sportsbook = defineComponent({
  type: 'Sportsbook',
  version: 1,
  description:
    'Bets on sports, in a frame. The query key "path" of the address names the match it opens with.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Main heading of the page'),
      sysname: Type.String({
        pattern: '^[a-z0-9-]+$',
        maxLength: 100,
        description: 'System name of the sportsbook on the platform',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    book: { call: 'games.getsportsbook', params: { sysname: { from: 'props', name: 'sysname' } } },
  },
  maxAge: 60,
  examples: {
    normal: { props, data: { book: { status: 'success', data: book } } },
    empty: { props, data: { book: { status: 'success', data: { ...book, is_available: false } } } },
    error: { props, data: { book: { status: 'error', error: 'InternalServerErrorException' } } },
    longText: {
      props: {
        ...props,
        title: { uz: 'Sport va kibersportga jonli stavkalar', ru: 'Ставки на спорт и киберспорт в live' },
      },
      data: { book: { status: 'success', data: book } },
    },
  },
})
