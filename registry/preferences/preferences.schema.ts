import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './preferences.examples.ts'

export const preferences = defineComponent({
  type: 'Preferences',
  version: 1,
  description:
    'Language, currency, hidden balance and the public name of the player; each choice holds at once. The form of the name is fakename.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,

  examples,
})
