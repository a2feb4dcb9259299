import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './form-block.examples.ts'

export const formBlock = defineComponent({
  type: 'FormBlock',
  version: 1,
  description:
    'A form, such as registration or login. Its fields, texts and action are defined in the form document.',
  category: 'account',
  props: Type.Object({ form: documentKey('form', 'Form document') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
