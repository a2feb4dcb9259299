import type { JsonSchema } from '../../../schemas/json-schema.ts'

/** What a widget receives: the part of rjsf's `WidgetProps` that ours need. */
export interface WidgetProps {
  /** Id of the control. */
  id: string
  /** Name of the field. */
  name: string
  label: string
  schema: JsonSchema
  options: Readonly<Record<string, unknown>> & {
    enumOptions?: readonly { value: unknown; label: string }[] | undefined
  }
  value?: unknown
  /** undefined: no value. */
  onChange: (value: unknown) => void
  required?: boolean | undefined
  disabled?: boolean | undefined
  readonly?: boolean | undefined
  placeholder?: string | undefined
  /** Several options can be chosen. */
  multiple?: boolean | undefined
}
