import { expect, it } from 'vitest'
import { ApiError } from '../../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { describeFailure } from './failure.ts'

const form: CompiledForm = {
  key: 'contact-email',
  version: '1',
  schema: { type: 'object', properties: { contact: { type: 'string' } } },
  order: ['contact'],
  fields: {},
  messages: {},
  strategy: 'onSubmit',
  submit: {
    operation: 'account.addcontact',
    label: 'Добавить',
    onError: [{ errorType: 'InvalidRequestException', message: 'Что-то не так' }],
  },
  links: [],
  validatorUrl: '',
}

it('a change that the player did not confirm says so, and marks no field', () => {
  const data = { reason: 'confirmation_required', method: 'code', contact: '+998 ··· ·· 67' }
  const error = new ApiError('InvalidRequestException', '', data)
  expect(describeFailure(form, error, (key) => String(key))).toEqual({
    message: 'errors.notConfirmed',
    issues: [],
    actions: [],
  })
})
