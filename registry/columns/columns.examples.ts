import type { ComponentExamples } from '../../schemas/component.ts'

const slots = { first: 'Text', second: 'Text', third: 'Text', fourth: 'Text' }

export const examples = {
  normal: { props: { ratio: 'two-thirds-first' }, slots },
  halves: { props: { ratio: 'halves' }, slots },
  centred: {
    props: { ratio: 'halves', align: 'center', gap: 'l' },
    slots: { ...slots, second: 'Text '.repeat(60) },
  },
  pictureFirst: { props: { ratio: 'halves', firstOnPhones: 'second' }, slots },
  quarters: { props: { ratio: 'quarters' }, slots },
  empty: { props: { ratio: 'thirds' } },
  longText: {
    props: { ratio: 'thirds' },
    slots: { ...slots, second: 'Text '.repeat(120) },
  },
} satisfies ComponentExamples
