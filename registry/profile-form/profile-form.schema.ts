import { Type } from 'typebox'
import { profileFieldNames } from '../../schemas/api/entities/account.ts'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { exampleProfile } from '../../schemas/examples/profile.ts'

const items = profileFieldNames.map((name) => ({
  name,
  is_required: name === 'first_name' || name === 'last_name',
  is_editable: true,
}))

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
  load: {
    profile: {
      call: 'account.getprofileinfo',
      params: { fields: { from: 'value', value: 'document' } },
      access: 'player',
    },
    fields: { call: 'account.getPersonalDataFields', params: {}, access: 'player' },
  },
  examples: {
    normal: {
      props: { form: 'profile' },
      data: {
        profile: { status: 'success', data: { ...exampleProfile, document: null } },
        fields: { status: 'success', data: { items } },
      },
    },
    locked: {
      props: { form: 'profile' },
      data: {
        profile: {
          status: 'success',
          data: { ...exampleProfile, document: { type: 'cpf', number: '***.***.*89-01' } },
        },
        fields: {
          status: 'success',
          data: { items: items.map((field) => ({ ...field, is_editable: false })) },
        },
      },
    },
    empty: {
      props: { form: 'profile' },
      data: {
        profile: {
          status: 'success',
          data: {
            ...exampleProfile,
            first_name: '',
            last_name: '',
            sex: 0,
            birth_date: null,
            home_town: '',
            document: null,
          },
        },
        fields: { status: 'success', data: { items } },
      },
    },
    error: {
      props: { form: 'profile' },
      data: {
        profile: { status: 'error', error: 'InternalServerErrorException' },
        fields: { status: 'error', error: 'InternalServerErrorException' },
      },
    },
  },
})
