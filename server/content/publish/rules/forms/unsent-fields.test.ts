import { expect, test } from 'vitest'
import { formOf, issuesOn } from '../../../../../tests/support/content/issues-on-form.ts'
import type { OperationName } from '../../../../../schemas/documents/operations.ts'

const text = { type: 'string' }
const file = { ...text, format: 'data-url' }
const message = { name: text, email: text, message: text }

async function unsent(operation: OperationName, schema: Readonly<Record<string, unknown>>) {
  const form = formOf(schema)
  const body = { ...form.body, submit: { operation, label: { uz: 'a', ru: 'b' } } }
  return (await issuesOn({ ...form, body }))
    .filter(({ code }) => code === 'unsent-field')
    .map(({ severity, path, hint }) => `${severity} ${path} ${hint}`)
}

const withFields = (properties: Readonly<Record<string, unknown>>, more = {}) => ({
  type: 'object',
  properties: { ...message, ...properties },
  ...more,
})
const sent = 'support.sendFeedback sends: name, email, subject, message'

test.each([
  ['a field', withFields({ photo: file }), '/schema/properties/photo'],
  [
    'a list',
    withFields({ photos: { type: 'array', maxItems: 1, items: file } }),
    '/schema/properties/photos',
  ],
  [
    'a group',
    withFields({ papers: { type: 'object', properties: { passport: file } } }),
    '/schema/properties/papers',
  ],
  [
    'a definition',
    withFields(
      { papers: { type: 'array', maxItems: 1, items: { $ref: '#/definitions/paper' } } },
      { definitions: { paper: { type: 'object', properties: { scan: file } } } },
    ),
    '/schema/properties/papers',
  ],
  [
    'a condition',
    withFields(
      {},
      {
        if: { properties: { name: { const: 'a' } }, required: ['name'] },
        then: { properties: { photo: file } },
      },
    ),
    '/schema/then/properties/photo',
  ],
])('a file in %s that the operation does not send is rejected', async (_place, schema, path) => {
  expect(await unsent('support.sendFeedback', schema)).toEqual([`error ${path} ${sent}`])
})

test('another field that the operation does not send is a warning', async () => {
  expect(await unsent('support.sendFeedback', withFields({ phone: text }))).toEqual([
    `warning /schema/properties/phone ${sent}`,
  ])
})

test('a repeated field, a consent and the fields of an operation that sends all of them are no issue', async () => {
  const repeated = { ...text, sameAs: 'email' }
  const consent = { type: 'boolean', const: true }
  expect(await unsent('support.sendFeedback', withFields({ repeated, consent }))).toEqual([])
  expect(await unsent('account.saveProfileInfo', withFields({ photo: file, phone: text }))).toEqual([])
})
