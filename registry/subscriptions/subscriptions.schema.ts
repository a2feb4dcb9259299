import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { exampleContacts, exampleProfile } from '../../schemas/examples/profile.ts'

export const subscriptions = defineComponent({
  type: 'Subscriptions',
  version: 1,
  description: 'Which contacts of the player receive news and offers.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    profile: {
      call: 'account.getprofileinfo',
      params: { fields: { from: 'value', value: 'contacts' } },
      access: 'player',
    },
  },
  examples: {
    normal: {
      props: {},
      data: { profile: { status: 'success', data: { ...exampleProfile, contacts: exampleContacts } } },
    },
    empty: { props: {}, data: { profile: { status: 'success', data: { ...exampleProfile, contacts: [] } } } },
    error: { props: {}, data: { profile: { status: 'error', error: 'InternalServerErrorException' } } },
  },
})
