import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { textsMatching } from '../../../../../forms/patterns/index.ts'
import { at, rule } from '../rule.ts'

/** Phone numbers whose fixed beginning their pattern rejects. With a list of countries players choose the beginning. */
export const rejectedPrefix = rule({
  code: 'unsendable-form',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body: { schema, ui } }) {
    const { properties } = schema
    return Object.entries(ui.fields ?? {}).flatMap(([name, { widget, prefix, from }]) => {
      const field = isRecord(properties) ? properties[name] : undefined
      const pattern = isRecord(field) ? field['pattern'] : undefined
      if (widget !== 'phone' || prefix === undefined || from !== undefined || typeof pattern !== 'string')
        return []
      const beginning = `^${prefix.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`
      const rules = { patterns: [pattern, beginning], forbidden: [], minLength: 0, maxLength: 40 }
      if (textsMatching(rules, 1) !== 'impossible') return []
      return [
        at(
          `${pointerTo('/ui/fields', name)}/prefix`,
          phrase`Players could not enter a number in the field "${name}": it begins with ${prefix}, which the pattern ${pattern} rejects`,
          phrase`Change the prefix or the pattern so that they agree, and try the form`,
        ),
      ]
    })
  },
})
