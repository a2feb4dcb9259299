import type { ComponentExamples } from '../../schemas/component.ts'

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

export const examples = {
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
} satisfies ComponentExamples
