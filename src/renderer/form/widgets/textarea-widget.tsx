import type { WidgetProps } from '@rjsf/utils'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { useDraft } from '../state/use-draft.ts'
import { useField } from './use-field.ts'

export function TextareaWidget(props: WidgetProps) {
  const { frame, error, leave, isValid, option } = useField(props)
  const { text, change, commit } = useDraft({
    value: props.value,
    toText: (value) => (typeof value === 'string' ? value : ''),
    toValue: (typed) => (typed === '' ? undefined : typed),
    onChange: props.onChange,
  })
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox invalid={error !== undefined} valid={isValid} disabled={props.disabled}>
          <textarea
            {...control}
            name={props.name}
            rows={4}
            autoComplete={option('autocomplete')}
            placeholder={option('placeholder')}
            value={text}
            disabled={props.disabled}
            readOnly={props.readonly}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={(event) => {
              commit()
              leave(event)
            }}
          />
        </ControlBox>
      )}
    </Field>
  )
}
