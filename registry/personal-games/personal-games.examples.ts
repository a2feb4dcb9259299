import type { ComponentExamples } from '../../schemas/component.ts'

const title = { uz: 'Yaqinda oʻynaganlaringiz', ru: 'Вы недавно играли' }

export const examples = {
  normal: { props: { title, source: 'recent', count: 18, moreLink: '/gamehall?category=recent' } },
  favourites: {
    props: { title: { uz: 'Sevimlilar', ru: 'Избранное' }, source: 'favourites', count: 18 },
  },
  longText: {
    props: {
      title: { uz: 'Siz oʻynaganlarga oʻxshash oʻyinlar', ru: 'Похоже на то, во что вы играли' },
      source: 'recommended',
      count: 18,
    },
  },
} satisfies ComponentExamples
