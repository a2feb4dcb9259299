import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { examples } from './login-history.examples.ts'
import { load } from './login-history.load.ts'

export const loginHistory = defineComponent({
  type: 'LoginHistory',
  version: 1,
  description:
    'Logins to the player’s account and failed attempts, with device, address and result. Not shown if the platform does not list them.',
  category: 'account',
  props: Type.Object(
    { passwordTo: Type.Optional(internalPath('Where players change their password. Default: no link')) },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['account.endsessions'],
  examples,
})
