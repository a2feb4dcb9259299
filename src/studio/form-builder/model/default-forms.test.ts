import { isRecord } from '../../../../schemas/is-record.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldContracts, fieldShape } from '../../../../schemas/documents/field-contracts.ts'
import { valueAt } from '../../json-path.ts'
import { setCondition } from './condition-changes.ts'
import { renderableForm } from '../preview/renderable-form.ts'
import { addField, positionOf, setRequired } from './field-changes.ts'
import { beginningOf } from './field-kinds.ts'
import { displayOrder, formLists, reorderField } from './field-order.ts'
import { removeField } from './field-removal.ts'
import { renameField } from './field-rename.ts'
import { matchingContract } from './matching-contract.ts'
import { findField } from './form-edit.ts'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { allFields, partsInJson, readFields, type FormBody } from './form-fields.ts'

const folder = new URL('../../../../schemas/defaults/forms/', import.meta.url)
const defaults = readdirSync(folder).map((file): [string, FormBody] => {
  const document: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const body = isRecord(document) ? document['body'] : undefined
  if (!isRecord(body)) throw new Error(`no form in ${file}`)
  return [file, body]
})

const title = { uz: 'Yangi', ru: 'Новое' }

describe('each default form', () => {
  it.each(defaults)('reads all fields of %s and leaves none to JSON', (_file, form) => {
    expect(partsInJson(form)).toEqual([])
    const properties = valueAt(form, ['schema', 'properties'])
    expect(readFields(form).map(({ name }) => name)).toEqual(
      Object.keys(isRecord(properties) ? properties : {}),
    )
    for (const { schema } of readFields(form)) {
      const shape = fieldShape(schema)
      const contract = shape && fieldContracts[shape]
      expect(contract && matchingContract(contract, { ...schema })).toEqual(contract)
    }
    const drawable = renderableForm(form, builtInLocales)
    expect(drawable).toHaveProperty('form.schema', form['schema'])
    // Links are disabled in the preview.
    expect(drawable).not.toHaveProperty('form.links')
    expect(drawable).not.toHaveProperty('form.submit.onSuccess')
  })

  it.each(defaults)('leaves %s unchanged after edits without effect', (_file, form) => {
    const before = JSON.stringify(form)
    for (const each of allFields(readFields(form))) {
      const place = positionOf(form, each)
      expect(place && reorderField(form, each, place)).toBe(form)
      expect(setRequired(form, each, each.isRequired)).toBe(form)
      expect(setCondition(form, each, each.condition)).toBe(form)
      expect(JSON.stringify(renameField(form, each, each.name).body)).toBe(before)
    }
  })

  it.each(defaults)('restores %s after a field was added, changed and removed', (_file, form) => {
    const [list] = formLists(form)
    if (!list) throw new Error('no fields')
    const place = { list: list.path, index: 0 }
    const added = addField(form, place, {
      name: 'added',
      ...beginningOf('consent', title, () => title),
    })
    expect(displayOrder(added.body)[0]).toBe('added')
    const field = findField(added.body, added.id)
    expect(field && JSON.stringify(removeField(added.body, field))).toBe(JSON.stringify(form))
  })
})
