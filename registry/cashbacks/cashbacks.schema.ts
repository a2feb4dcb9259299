import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './cashbacks.load.ts'
import { examples } from './cashbacks.examples.ts'

export const cashbacks = defineComponent({
  type: 'Cashbacks',
  version: 1,
  description:
    'The player’s cashbacks: the one that can be claimed, with its button; the one that is accruing; and the results of earlier ones',
  category: 'account',
  props: Type.Object(
    { title: localizedText(60, 'Heading above the past cashbacks') },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
