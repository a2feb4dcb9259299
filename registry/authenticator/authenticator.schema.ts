import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './authenticator.examples.ts'
import { load } from './authenticator.load.ts'

export const authenticator = defineComponent({
  type: 'Authenticator',
  version: 1,
  description:
    'Sets up an authenticator app as second factor of the login, renews its recovery codes and turns it off. Not shown if the feature twoFactor is off, or the platform has no such app. Uses the form authenticator-code.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
