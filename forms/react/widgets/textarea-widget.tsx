import { controlName } from './control-name.ts'
import type { WidgetProps } from './widget-props.ts'
import { ControlBox, Field } from '../../../src/ui/controls/field.tsx'
import { useTextField } from './use-text-field.ts'

export function TextareaWidget(props: WidgetProps) {
  const { frame, error, isValid, option, input } = useTextField(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox invalid={error !== undefined} valid={isValid} disabled={props.disabled}>
          <textarea
            {...control}
            name={controlName(props.name, props.id)}
            rows={4}
            autoComplete={option('autocomplete')}
            placeholder={option('placeholder')}
            disabled={props.disabled}
            {...input}
          />
        </ControlBox>
      )}
    </Field>
  )
}
