import type { ComponentExamples } from '../../schemas/component.ts'
import { profileFieldNames } from '../../schemas/api/entities/account.ts'
import { exampleProfile } from '../../schemas/examples/profile.ts'

const items = profileFieldNames.map((name) => ({
  name,
  is_required: name === 'first_name' || name === 'last_name',
  is_editable: true,
}))

export const examples = {
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
} satisfies ComponentExamples
