import { isRecord } from '../../../../schemas/is-record.ts'
import { use } from 'react'
import type { MultiSchemaFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import styles from '../form.module.css'
import { FormGroupsContext } from '../form-groups.tsx'

/** Names of the fields in the alternatives of a schema. */
function alternativeFields({ oneOf, anyOf }: RJSFSchema): string[] {
  return [...(oneOf ?? []), ...(anyOf ?? [])].flatMap((branch) =>
    isRecord(branch) && isRecord(branch['properties']) ? Object.keys(branch['properties']) : [],
  )
}

/** A choice between alternatives and the fields of the chosen one. */
export function MultiSchemaFieldTemplate({
  schema,
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps) {
  const { shown } = use(FormGroupsContext)
  const fields = alternativeFields(schema)
  // In a form with steps the choice is in the step of its fields.
  const isElsewhere = shown && fields.length > 0 && !fields.some((name) => shown.has(name))
  if (isElsewhere) return null
  return (
    <div className={styles.alternatives}>
      {selector}
      {optionSchemaField}
    </div>
  )
}
