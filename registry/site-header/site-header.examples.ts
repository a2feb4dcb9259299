import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      menu: 'main',
      tabs: 'tabs',
      search: 'games-search',
      sidebar: 'sidebar',
      quietAt: ['/cashier/deposit'],
      tabsHiddenAt: ['/cashier'],
    },
  },
  reordered: {
    props: {
      menu: 'main',
      tabs: 'tabs',
      search: 'games-search',
      sidebar: 'sidebar',
      order: ['search', 'account', 'language'],
    },
  },
  narrow: { props: { menu: 'main', sidebar: 'sidebar', variant: 'narrow' } },
  empty: { props: { menu: 'no-such-menu' } },
} satisfies ComponentExamples
