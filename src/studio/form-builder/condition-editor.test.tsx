import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { userEvent, within } from 'storybook/test'
import { afterEach, expect, it, vi } from 'vitest'
import { isRecord } from '../../../schemas/is-record.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import { resolveSchema } from '../../lib/data/compile-form.ts'
import { LanguageProvider } from '../language-provider.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { ConditionEditor } from './condition-editor.tsx'
import { setCondition } from './model/condition-changes.ts'
import { findField } from './model/form-edit.ts'
import type { FormBody } from './model/form-fields.ts'

vi.mock('../../renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))
afterEach(hideForms)

const { condition } = english.builder
const title = (text: string) => ({ uz: text, ru: text })
const choice = (name: string, ...values: string[]) => ({
  type: 'string',
  title: title(name),
  oneOf: values.map((value) => ({ const: value, title: title(value.toUpperCase()) })),
})
const form: FormBody = {
  schema: {
    type: 'object',
    properties: {
      country: choice('Country', 'uz', 'kz'),
      kind: choice('Kind', 'person', 'company'),
      company: { type: 'string', title: title('Company name') },
    },
    required: ['company'],
  },
}

async function editor() {
  const user = userEvent.setup()
  const container = document.body.appendChild(document.createElement('div'))
  let body = form
  function Harness() {
    const [now, setNow] = useState(form)
    const field = findField(now, 'company')
    if (!field) throw new Error('no such field')
    return (
      <ConditionEditor
        body={now}
        field={field}
        isReadOnly={false}
        onChange={(next) => {
          body = setCondition(now, field, next)
          setNow(body)
        }}
      />
    )
  }
  createRoot(container).render(
    <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
      <Harness />
    </LanguageProvider>,
  )
  const shown = within(container)
  await shown.findByRole('status')
  const row = (number: number) =>
    within(shown.getByRole('group', { name: condition.number.replace('{{number}}', String(number)) }))
  return {
    body: () => body,
    said: () => shown.getByRole('status').textContent,
    click: (name: string) => user.click(shown.getByRole('button', { name })),
    match: (value: string) => user.selectOptions(shown.getByLabelText(condition.match), value),
    value: (number: number, value: string) =>
      user.selectOptions(row(number).getByLabelText(condition.value), value),
    options: (number: number) =>
      row(number)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
  }
}

const values = [
  { country: 'uz', kind: 'company' },
  { country: 'uz', kind: 'person' },
  { country: 'kz', kind: 'company' },
  { country: 'kz', kind: 'person' },
]

/** Whether players see the field with each of the values. */
async function shownToPlayers({ schema }: FormBody) {
  const published = testForm(resolveSchema(isRecord(schema) ? schema : {}, 'ru'))
  const found = []
  for (const each of values) {
    const shown = await showForm({ form: published, values: each })
    found.push(shown.queryByLabelText(/Company name/) !== null)
    hideForms()
  }
  return found
}

it('shows a field while all of several conditions hold, and says so', async () => {
  const edited = await editor()
  expect(edited.said()).toBe(condition.none)
  await edited.click(condition.first)
  await edited.click(condition.more)
  await edited.value(2, 'COMPANY')
  expect(edited.said()).toBe('Players see this field when “Country” is “UZ” and “Kind” is “COMPANY”.')
  // With all conditions, a field cannot have two values.
  expect(edited.options(1)).toEqual(['Country', 'UZ', 'KZ'])
  expect(await shownToPlayers(edited.body())).toEqual([true, false, false, false])
})

it('shows a field while any of several conditions holds, also of one field', async () => {
  const edited = await editor()
  await edited.click(condition.first)
  await edited.click(condition.more)
  await edited.match('any')
  await edited.value(2, 'COMPANY')
  expect(edited.said()).toBe('Players see this field when “Country” is “UZ” or “Kind” is “COMPANY”.')
  expect(await shownToPlayers(edited.body())).toEqual([true, true, true, false])
  await edited.click(condition.more)
  expect(edited.said()).toContain('“Country” is “KZ”')
  expect(await shownToPlayers(edited.body())).toEqual([true, true, true, true])
})

it('keeps the focus in the conditions when one of them is removed', async () => {
  const edited = await editor()
  const remove = (number: number) => edited.click(condition.remove.replace('{{number}}', String(number)))
  await edited.click(condition.first)
  await edited.click(condition.more)
  await remove(2)
  expect(document.activeElement?.getAttribute('aria-label')).toBe(condition.remove.replace('{{number}}', '1'))
  await remove(1)
  expect(document.activeElement?.textContent).toBe(condition.first)
})

it('shows a field always again when the last condition is removed', async () => {
  const edited = await editor()
  await edited.click(condition.first)
  await edited.click(condition.remove.replace('{{number}}', '1'))
  expect(edited.body()).toMatchObject({ schema: form['schema'] })
})
