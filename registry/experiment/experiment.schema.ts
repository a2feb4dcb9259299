import { defineComponent } from '../../schemas/component.ts'
import { ExperimentProps } from '../../schemas/documents/blocks/experiment.ts'
import { experimentType } from '../../schemas/documents/blocks/variants.ts'
import { examples } from './experiment.examples.ts'

export const experiment = defineComponent({
  type: experimentType,
  version: 1,
  description:
    'A/B test: every visitor sees one of the variants and stays with it. Its results are in the Studio under “A/B tests”',
  category: 'content',
  props: ExperimentProps,
  slots: {
    a: { description: 'Variant A, the one to compare with; visitors without scripts see it' },
    b: { description: 'Variant B' },
    c: { description: 'Variant C, if it has a share' },
    d: { description: 'Variant D, if it has a share' },
  },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
