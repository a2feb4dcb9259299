import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import { classNames } from '../../../../src/ui/styles/class-names.ts'
import { FieldError, messageId } from '../../../../src/ui/controls/field.tsx'
import styles from '../../form.module.css'
import { useFieldState } from '../../state/form-store.ts'
import { AddedProperty } from './added-property.tsx'

/** A choice among values is a single control, whatever its schema. */
function hasFields({ type, items }: RJSFSchema): boolean {
  const [item] = [items].flat()
  return type === 'object' || (type === 'array' && typeof item === 'object' && item.type === 'object')
}

/** Whether a field consists of several controls: a single one displays its message itself. */
function isGroup({ schema, uiSchema, registry: { schemaUtils } }: FieldTemplateProps): boolean {
  const { type, oneOf, anyOf } = schema
  if (type !== 'object' && type !== 'array' && !oneOf && !anyOf) return false
  const isChoice = schemaUtils.isSelect(schema) || schemaUtils.isMultiSelect(schema)
  return !isChoice && !schemaUtils.isFilesArray(schema, uiSchema)
}

/** A cell of a group's grid; the widget renders label, control and message itself. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, hidden, schema, uiSchema, fieldPathId, children } = props
  // A constant without a title is sent, and says nothing to users. They agree to one that is true or false.
  const isSilent =
    schema.const !== undefined && typeof schema.const !== 'boolean' && schema.title === undefined
  if (hidden || isSilent) return <div hidden>{children}</div>
  const isRoot = fieldPathId.path.length === 0
  if (isRoot) return children
  const { width } = uiSchema?.['ui:options'] ?? {}
  const isSeveral = hasFields(schema)
  const isAdded = ADDITIONAL_PROPERTY_FLAG in schema
  const hasMessage = isGroup(props)
  // Large forms have hundreds of fields: a plain one is the cell itself.
  if (!hasMessage && !isAdded && !isSeveral && width === undefined) return children
  return (
    <div
      className={classNames(
        isSeveral && styles.several,
        width === 'half' && styles.half,
        width === 'third' && styles.third,
      )}
    >
      {isAdded ? <AddedProperty {...props}>{children}</AddedProperty> : children}
      {hasMessage && <GroupMessage id={id} />}
    </div>
  )
}

/** An issue of a whole group. */
function GroupMessage({ id }: { id: string }) {
  const { message } = useFieldState(id)
  return message && <FieldError id={messageId(id)}>{message}</FieldError>
}
