import { getDefaultRegistry } from '@rjsf/core'
import { getUiOptions, type FieldProps, type UiSchema } from '@rjsf/utils'
import { titledAnswers } from '../../engine/titled-answers.ts'
import { widgetKey } from '../../widgets/widgets.ts'

const { BooleanField } = getDefaultRegistry().fields

const asRadios: UiSchema = { 'ui:widget': widgetKey('radio') }

/** Yes or no. Options with titles are radio buttons: a single checkbox would not display them. */
export function BooleanChoiceField(props: FieldProps) {
  const { schema, uiSchema, registry } = props
  const options = titledAnswers(schema)
  if (!BooleanField) return null
  if (!options) return <BooleanField {...props} />
  const { widget } = getUiOptions(uiSchema, registry.globalUiOptions)
  const own = widget === undefined ? { ...uiSchema, ...asRadios } : uiSchema
  return <BooleanField {...props} schema={{ ...schema, oneOf: options }} {...(own && { uiSchema: own })} />
}
