import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './sessions.examples.ts'
import { load } from './sessions.load.ts'

export const sessions = defineComponent({
  type: 'Sessions',
  version: 1,
  description:
    'The player’s sessions with device, address and last use; each can be ended. Not shown if the platform does not list them.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
