import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import { getUiOptions, type FieldProps, type UiSchema } from '@rjsf/utils'
import { titledAnswers } from '../engine/alternatives.ts'
import { widgetKey } from '../engine/ui-schema.ts'

const asRadios: UiSchema = { 'ui:widget': widgetKey('radio') }

/** Yes or no. Options with titles are radio buttons: a single checkbox would not display them. */
export function BooleanChoiceField(props: FieldProps) {
  const { schema, uiSchema, registry } = props
  const options = titledAnswers(schema)
  if (!options) return <BooleanField {...props} />
  const { widget } = getUiOptions(uiSchema, registry.globalUiOptions)
  const own = widget === undefined ? { ...uiSchema, ...asRadios } : uiSchema
  return <BooleanField {...props} schema={{ ...schema, oneOf: options }} {...(own && { uiSchema: own })} />
}
