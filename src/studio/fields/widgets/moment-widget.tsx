import type { WidgetProps } from '@rjsf/utils'
import { useField } from '../../../../forms/react/form.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { fromLocalMoment, latestLocalMoment, toLocalMoment } from '../../local-moment.ts'

/** Date and time, chosen in the time zone of the browser. */
export function MomentWidget(props: WidgetProps) {
  const { frame, error, leave } = useField(props)
  const value: unknown = props.value
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox invalid={error !== undefined} disabled={props.readonly}>
          <input
            {...control}
            type="datetime-local"
            max={latestLocalMoment}
            name={props.name}
            readOnly={props.readonly}
            value={typeof value === 'string' ? toLocalMoment(value) : ''}
            onChange={({ target }) => props.onChange(fromLocalMoment(target.value))}
            onBlur={leave}
          />
        </ControlBox>
      )}
    </Field>
  )
}
