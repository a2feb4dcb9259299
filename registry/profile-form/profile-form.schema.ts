import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { load } from './profile-form.load.ts'
import { examples } from './profile-form.examples.ts'

export const profileForm = defineComponent({
  type: 'ProfileForm',
  version: 1,
  description:
    'What the player has told about himself. Which of the fields of the form document are shown, asked for and may be changed, the platform says.',
  category: 'account',
  props: Type.Object(
    {
      form: documentKey(
        'form',
        'Form document with every field that the platform may ask for, under the names of the platform',
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
