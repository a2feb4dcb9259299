import { isRecord } from '../../../../schemas/is-record.ts'
import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import russian from '../../../../schemas/defaults/messages/studio.ru.json' with { type: 'json' }
import { schemaKeywords } from '../../json-help/schema-keywords.ts'
import { componentHelp } from './component-help.ts'
import { fieldSchema } from '../field-schema.ts'
import { fieldLabels } from './field-labels.ts'

/** All help texts that the fields of a contract show. */
function helpIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(helpIn)
  if (!isRecord(schema)) return []
  const { description, ...rest } = schema
  return [...(typeof description === 'string' ? [description] : []), ...Object.values(rest).flatMap(helpIn)]
}

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
