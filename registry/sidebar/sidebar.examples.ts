import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { menu: 'main', more: 'more' } },
  empty: { props: { menu: 'no-such-menu', more: 'no-such-menu' } },
  error: {
    props: { menu: 'main', more: 'more', banner: 'menu' },
    data: { banners: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
} satisfies ComponentExamples
