import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './preferences.examples.ts'

export const preferences = defineComponent({
  type: 'Preferences',
  version: 1,
  description:
    'The player’s language, currency, hidden balance and public name. Every choice is saved immediately. Uses the form fakename for the name.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,

  examples,
})
