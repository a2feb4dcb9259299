import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './tabs.examples.ts'

export const tabs = defineComponent({
  type: 'Tabs',
  version: 1,
  description:
    'Parts of a page that are looked at one at a time. Without scripts they stand one below the other, each under its name.',
  category: 'content',
  props: Type.Object(
    {
      label: localizedText(60, 'What is chosen here, for screen readers'),
      tabs: Type.Array(localizedText(24, 'Name of the tab: one or two words'), {
        minItems: 1,
        maxItems: 6,
        description: 'Names of the tabs, in the order of the slots',
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
  examples,
})
