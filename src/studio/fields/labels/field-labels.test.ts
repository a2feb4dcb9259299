import { isRecord } from '../../../../schemas/is-record.ts'
import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import russian from '../../../../schemas/defaults/messages/studio.ru.json' with { type: 'json' }
import { fieldContracts } from '../../../../schemas/documents/field-contracts.ts'
import { documentKinds } from '../../../../schemas/kinds/index.ts'
import { Form } from '../../../../schemas/documents/form.ts'
import { Page } from '../../../../schemas/documents/page.ts'
import { Popup } from '../../../../schemas/documents/popup.ts'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { samplePlace } from '../../../../tests/support/sample-form-field.ts'
import { schemaKeywords } from '../../json-help/schema-keywords.ts'
import { componentHelp } from './component-help.ts'
import { fieldSchema } from '../field-schema.ts'
import { fieldLabels } from './field-labels.ts'
import texts from './field-texts.json' with { type: 'json' }

/** All help texts that the fields of a contract show. */
function helpIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(helpIn)
  if (!isRecord(schema)) return []
  const { description, ...rest } = schema
  return [...(typeof description === 'string' ? [description] : []), ...Object.values(rest).flatMap(helpIn)]
}

it.each([
  ['page', Page],
  ['popup', Popup],
  ['form', Form],
  ['theme', Theme],
  ['field of a form', [...Object.values(fieldContracts), samplePlace]],
])('translates all help texts of a %s into Russian and Uzbek', (_name, contract) => {
  for (const language of ['ru', 'uz'] as const) {
    const english = new Set(helpIn(contract))
    const parts: unknown[] = Array.isArray(contract) ? contract : [contract]
    const labels = fieldLabels(language)
    const left = parts
      .flatMap((part) => helpIn(fieldSchema(part, labels)))
      .filter((text) => english.has(text))
    expect(left).toEqual([])
  }
})

const bodies = [
  ...Object.entries(documentKinds).flatMap(([kind, { body }]) =>
    kind === 'settings' ? [] : [[kind, body] as const],
  ),
  ...Object.entries(documentKinds.settings.body).map(([key, body]) => [`settings/${key}`, body] as const),
]

it.each(bodies)('translates all texts of the contract of %s into Russian and Uzbek', (_name, body) => {
  for (const language of ['ru', 'uz'] as const) {
    const { helpOf } = fieldLabels(language)
    expect(helpIn(body).filter((text) => helpOf(text) === text)).toEqual([])
  }
})

it('translates the help texts of schema keywords into Russian and Uzbek', () => {
  const said = Object.values(schemaKeywords).map((keyword) => isRecord(keyword) && keyword['description'])
  for (const language of ['ru', 'uz'] as const) {
    const { helpOf } = fieldLabels(language)
    expect(said.filter((text) => typeof text !== 'string' || helpOf(text) === text)).toEqual([])
  }
})

it('takes the help texts of blocks from their catalogue', () => {
  const labels = fieldLabels('ru', componentHelp(russian.body, registry.values()))
  const button = registry.get('Button')
  expect(labels.helpOf(button?.description ?? '')).toBe(russian.body.studio.components.Button.description)
  expect(helpIn(fieldSchema(button?.props, labels))).toContain(
    russian.body.studio.components.Button.props.buttons,
  )
})

it('falls back to English without a translation', () => {
  expect(fieldLabels('ru').helpOf('Something new')).toBe('Something new')
  expect(fieldLabels('en').helpOf('What happens')).toBe('What happens')
})

it('translates each name and help text into both languages', () => {
  for (const translations of [...Object.values(texts.names), ...Object.values(texts.help)])
    expect(Object.keys(translations)).toEqual(['ru', 'uz'])
})
