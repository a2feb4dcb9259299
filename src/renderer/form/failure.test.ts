import { expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
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

const limits: CompiledForm = {
  ...form,
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 3 },
      sum: { type: 'string', validator: 'sum', formatMinimum: '500', formatMaximum: '9000' },
      age: { type: 'integer', maximum: 99 },
      free: { type: 'string' },
    },
  },
  messages: {
    '*': {
      minLength: 'Не меньше $$min$$',
      sumRange: 'От $$min$$ до $$max$$',
      maxValue: 'Не больше $$max$$',
      wrong: 'Не подходит',
    },
  },
}

it.each([
  ['name', 'minLength', 'Не меньше 3'],
  ['sum', 'sumRange', 'От 500 до 9,000'],
  ['age', 'maxValue', 'Не больше 99'],
  // The form knows no limit, and a sentence with a gap helps nobody.
  ['free', 'minLength', 'Не подходит'],
])('the platform rejects %s with the reason %s, and the message has its limits', (name, reason, message) => {
  const error = new ApiError('InvalidParameterException', '', { [name]: reason })
  const translate = (_key: unknown, options?: { defaultValue?: string }) => options?.defaultValue ?? ''
  expect(describeFailure(limits, error, translate).issues.map((issue) => issue.message)).toEqual([message])
})

it('data that are too large do not advise to try again', () => {
  const error = new ApiError('InvalidRequestException', '', {}, 413)
  const { message } = describeFailure({ ...form, submit: { ...form.submit, onError: [] } }, error, (key) =>
    String([key].flat()[0]),
  )
  expect(message).toBe('errors.tooLarge')
})

it('a reason of the platform has the text of the form at its field, and else that of the site', () => {
  const named = {
    ...limits,
    messages: { name: { patronymic: 'Только отчество' }, '*': { wrong: 'Не подходит' } },
  }
  const t = (key: string | string[], { defaultValue = '' }: { defaultValue?: string } = {}) =>
    key === 'forms.reasons.taken' ? 'Занято' : defaultValue
  const error = new ApiError('InvalidParameterException', '', {
    name: 'patronymic',
    age: 'taken',
    free: 'patronymic',
  })
  expect(describeFailure(named, error, t).issues).toMatchObject([
    { path: '/name', message: 'Только отчество' },
    { path: '/age', message: 'Занято' },
    { path: '/free', message: 'Не подходит' },
  ])
  const inherited = new ApiError('InvalidParameterException', '', { name: 'constructor' })
  expect(describeFailure(named, inherited, t).issues).toMatchObject([{ message: 'Не подходит' }])
})
