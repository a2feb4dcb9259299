import { createContext } from 'react'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { messageOf } from '../contract/messages.ts'
import { groupRules, ruleError, ruleFields } from '../contract/required-alternatives.ts'
import { FieldError, messageId } from '../../src/ui/controls/field.tsx'
import type { NamedField } from './fields-in-turn.tsx'
import styles from './form.module.css'
import { useFieldState, useFormStore } from './state/form-store.ts'

/** Id of the message of a rule about these fields of a group. */
export const ruleId = (groupId: string, names: readonly string[]): string => [groupId, '', ...names].join('_')

/** Id of a field that a rule joins with others: its label does not say that it is optional. */
export const RuledFieldContext = createContext('')

/** rjsf adds this to the id of a group that also has alternatives of another kind. */
const alternativesSuffix = /_XxxOf$/

/**
 * The fields of a group with the rules that join some of them: each rule stands before the first of its fields and
 * is displayed as an error while it is violated.
 */
export function useRuledFields(
  fields: readonly NamedField[],
  schema: JsonSchema,
  groupId: string,
): readonly NamedField[] {
  const { messages } = useFormStore()
  const rules = groupRules(schema)
  if (rules.length === 0) return fields
  const id = groupId.replace(alternativesSuffix, '')
  const notes = rules.map((rule) => ({
    names: ruleFields(rule),
    text: messageOf(messages, ruleError(schema, [], rule)),
  }))
  return fields.map((field) => {
    if (!notes.some(({ names }) => names.includes(field.name))) return field
    const before = notes.filter(({ names }) => fields.find(({ name }) => names.includes(name)) === field)
    return {
      name: field.name,
      content: (
        <RuledFieldContext value={`${id}_${field.name}`}>
          {before.map(({ names, text }) => (
            <RuleNote key={text} id={ruleId(id, names)} text={text} />
          ))}
          {field.content}
        </RuledFieldContext>
      ),
    }
  })
}

function RuleNote({ id, text }: { id: string; text: string }) {
  const { message } = useFieldState(id)
  return (
    <div className={styles.rule} role={message ? 'alert' : undefined}>
      {message ? <FieldError id={messageId(id)}>{message}</FieldError> : <p>{text}</p>}
    </div>
  )
}
