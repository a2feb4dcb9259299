import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './social-return.examples.ts'

export const socialReturn = defineComponent({
  type: 'SocialReturn',
  version: 1,
  description:
    'Return page of a social login: passes the result to the page that opened the window, or logs in itself. Place it on the page /forms/social.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
