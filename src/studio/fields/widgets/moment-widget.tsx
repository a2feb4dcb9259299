import type { WidgetProps } from '@rjsf/utils'
import { useField } from '../../../../forms/react/form.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { useSiteTimeZone } from '../../site-time-zone.ts'
import { useZoneNote } from '../../use-zone-note.ts'
import { fromLocalMoment, latestLocalMoment, toLocalMoment } from '../../local-moment.ts'

/** Date and time, chosen in the time zone of the site. */
export function MomentWidget(props: WidgetProps) {
  const { frame, error, leave } = useField(props)
  const timeZone = useSiteTimeZone()
  const value: unknown = props.value
  const local = typeof value === 'string' ? toLocalMoment(value, timeZone) : ''
  const note = useZoneNote(local)
  return (
    <Field {...frame} hint={[frame.hint, note].filter(Boolean).join('. ')}>
      {(control) => (
        <ControlBox invalid={error !== undefined} disabled={props.readonly}>
          <input
            {...control}
            type="datetime-local"
            max={latestLocalMoment}
            name={props.name}
            readOnly={props.readonly}
            value={local}
            onChange={({ target }) => props.onChange(fromLocalMoment(target.value, timeZone))}
            onBlur={leave}
          />
        </ControlBox>
      )}
    </Field>
  )
}
