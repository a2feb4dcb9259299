import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRecord } from '../../../../schemas/is-record.ts'
import { sampleForm } from '../../../../tests/support/sample-form.ts'
import { recordAt } from '../model/form-fields.ts'
import { renderableForm } from '../preview/renderable-form.ts'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { formWithAllFields } from './form-with-all-fields.ts'

it('shows conditional fields and the fields of all steps at once', () => {
  const form = formWithAllFields(sampleForm)
  expect(Object.keys(recordAt(form, ['schema', 'properties']))).toContain('company')
  expect(form['schema']).not.toHaveProperty('allOf')
  expect(form['ui']).not.toHaveProperty('steps')
  expect(recordAt(form, ['ui'])['sections']).toHaveLength(2)
})

const folder = 'schemas/defaults/forms'
it.each(readdirSync(folder))('can be rendered for %s', (file) => {
  const document: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const body = isRecord(document) && isRecord(document['body']) ? document['body'] : {}
  expect(renderableForm(formWithAllFields(body), builtInLocales)).toHaveProperty('form')
})
