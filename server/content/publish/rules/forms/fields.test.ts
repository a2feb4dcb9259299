import { expect, test } from 'vitest'
import { issuesOfRules, issuesOn, formOf } from '../../../../../tests/support/content/issues-on-form.ts'
import { missingText } from '../texts.ts'

const text = { type: 'string' }
const choice = { ...text, enum: ['a', 'b'] }
const file = { ...text, format: 'data-url' }
const several = { type: 'array', uniqueItems: true, items: choice }

/** A form of one field with this widget. */
function formWith(field: Readonly<Record<string, unknown>>, ui: Readonly<Record<string, unknown>>) {
  const form = formOf({ type: 'object', properties: { field } })
  return { ...form, body: { ...form.body, ui: { fields: { field: ui } } } }
}
const wrongWidgets = async (...[field, ui]: Parameters<typeof formWith>) =>
  (await issuesOn(formWith(field, ui)))
    .filter(({ code }) => code === 'wrong-widget')
    .map(({ path, message, hint }) => `${path} ${message}. ${hint}`)

test.each([
  [text, { widget: 'phone' }],
  [{ type: ['string', 'null'] }, { widget: 'textarea' }],
  [{ type: 'integer' }, { widget: 'text' }],
  [{ type: 'boolean' }, { widget: 'checkbox' }],
  [{ type: 'boolean' }, { widget: 'radio' }],
  [choice, { widget: 'radio' }],
  [several, { widget: 'select' }],
  [text, { widget: 'select', from: 'countries' }],
  [file, { widget: 'file', accept: 'image/*' }],
  [
    { type: 'array', maxItems: 2, items: file },
    { widget: 'file', maxKilobytes: 20 },
  ],
])('the field %j can have %j', async (field, ui) => {
  expect(await wrongWidgets(field, ui)).toEqual([])
})

test.each([
  [
    text,
    { widget: 'checkbox' },
    /^\/ui\/fields\/field\/widget The widget "checkbox" .* type string\. Available: text, phone/,
  ],
  [{ type: 'number' }, { widget: 'money' }, /"money" .* type number\. Available: text$/],
  [text, { widget: 'select' }, /"select" .* type string/],
  [{ type: 'boolean' }, { widget: 'text' }, /"text" .* type boolean\. Available: select, radio, checkbox$/],
  [several, { widget: 'checkbox' }, /"checkbox" .* type array\. Available: select$/],
  [text, { widget: 'file' }, /"file" .* type string\. Available: text, phone/],
  [
    { type: 'object', properties: { a: text } },
    { widget: 'text' },
    /"text" .* type object\. Remove the widget$/,
  ],
])('the field %j cannot have %j', async (field, ui, issue) => {
  expect(await wrongWidgets(field, ui)).toEqual([expect.stringMatching(issue)])
})

const fileIssues = async (
  field: Readonly<Record<string, unknown>>,
  ui: Readonly<Record<string, unknown>> = {},
) => (await issuesOn(formWith(field, ui))).map(({ severity, path, code }) => `${severity} ${path} ${code}`)

test('a file that no call takes is rejected, and several that may be too large together are a warning', async () => {
  expect(await fileIssues(file)).toEqual([])
  expect(await fileIssues({ ...file, maxLength: 60_000 })).toEqual([
    'error /schema/properties/field/maxLength file-too-large',
  ])
  const group = { type: 'object', properties: { front: file, back: file } }
  expect(await fileIssues(group)).toEqual(['warning /schema large-files'])
  expect(
    await fileIssues({
      ...group,
      properties: { front: { ...file, maxLength: 9000 }, back: { ...file, maxLength: 9000 } },
    }),
  ).toEqual([])
  const list = { type: 'array', items: file }
  expect(await fileIssues(list)).toEqual(['warning /schema large-files'])
  expect(await fileIssues({ ...list, maxItems: 4 }, { maxKilobytes: 10 })).toEqual([])
})

test.each([
  ['both languages', { uz: text, ru: text }, []],
  ['one language', { ru: text }, []],
  [
    'a language, with a text that is not translated',
    { ru: { ...text, title: { ru: 'Да' } } },
    ['/schema/properties/ru/title/uz'],
  ],
])('fields with the names of %s are not taken for translations', async (_about, properties, paths) => {
  const document = formOf({ type: 'object', properties })
  const issues = await issuesOfRules([missingText], document)
  expect(issues.map(({ path }) => path)).toEqual(paths)
})
