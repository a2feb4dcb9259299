import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './tabs.examples.ts'

export const tabs = defineComponent({
  type: 'Tabs',
  version: 1,
  description:
    'Parts of a page shown one at a time. Without scripts they are listed below one another, each under its name.',
  category: 'content',
  props: Type.Object(
    {
      label: localizedText(60, 'Label of the tabs for screen readers'),
      tabs: Type.Array(localizedText(24, 'Tab name: one or two words'), {
        minItems: 1,
        maxItems: 6,
        description: 'Tab names, in the order of the slots',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {
    first: { description: 'Blocks of the first tab' },
    second: { description: 'Blocks of the second tab' },
    third: { description: 'Blocks of the third tab' },
    fourth: { description: 'Blocks of the fourth tab' },
    fifth: { description: 'Blocks of the fifth tab' },
    sixth: { description: 'Blocks of the sixth tab' },
  },
  migrations: [],
  interactive: true,
  canWait: true,
  examples,
})
