import { useTranslation } from 'react-i18next'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { fromLocalMoment, latestLocalMoment } from '../local-moment.ts'

interface FutureTimeFieldProps {
  /** As in a `datetime-local` control. */
  value: string
  /** Why it is not accepted. */
  reason: string | undefined
  onChange: (value: string) => void
}

/** The time at which something is to be done. */
export function FutureTimeField({ value, reason, onChange }: FutureTimeFieldProps) {
  const { t } = useTranslation()
  return (
    <Field id="schedule-time" label={t('editor.scheduleAt')} error={reason} required>
      {(control) => (
        <ControlBox invalid={reason !== undefined}>
          <input
            {...control}
            type="datetime-local"
            max={latestLocalMoment}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}

/** The time in the field; undefined if it is empty, incomplete or over. */
export function readFutureTime(value: string): string | undefined {
  const time = fromLocalMoment(value)
  return time !== undefined && new Date(time) > new Date() ? time : undefined
}
