import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './passkeys.examples.ts'
import { load } from './passkeys.load.ts'

export const passkeys = defineComponent({
  type: 'Passkeys',
  version: 1,
  description:
    'The player’s passkeys, which log in without a password: added, renamed and removed. Not shown if the platform has no passkeys. Uses the form passkey-name.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
