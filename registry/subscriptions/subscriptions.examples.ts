import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleContacts, exampleProfile } from '../../schemas/examples/profile.ts'

export const examples = {
  normal: {
    props: {},
    data: { profile: { status: 'success', data: { ...exampleProfile, contacts: exampleContacts } } },
  },
  empty: { props: {}, data: { profile: { status: 'success', data: { ...exampleProfile, contacts: [] } } } },
  error: { props: {}, data: { profile: { status: 'error', error: 'InternalServerErrorException' } } },
} satisfies ComponentExamples
