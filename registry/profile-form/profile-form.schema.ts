import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { load } from './profile-form.load.ts'
import { examples } from './profile-form.examples.ts'

export const profileForm = defineComponent({
  type: 'ProfileForm',
  version: 1,
  description:
    'The player’s personal details. The platform decides which fields of the form document are shown, required and editable.',
  category: 'account',
  props: Type.Object(
    {
      form: documentKey(
        'form',
        'Form document with every field that the platform may ask for, using the platform’s field names',
        { operation: 'account.saveProfileInfo' },
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
