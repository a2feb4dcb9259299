import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './loyalty-programs.load.ts'
import { examples } from './loyalty-programs.examples.ts'

export const loyaltyPrograms = defineComponent({
  type: 'LoyaltyPrograms',
  version: 1,
  description: 'All loyalty programs: description, levels, and a link to the page with the rules',
  category: 'account',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
