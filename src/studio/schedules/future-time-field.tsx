import { useTranslation } from 'react-i18next'
import { fromLocalMoment, latestLocalMoment } from '../local-moment.ts'
import { TextField } from '../kit/field.tsx'

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
    <TextField
      id="schedule-time"
      type="datetime-local"
      max={latestLocalMoment}
      label={t('editor.scheduleAt')}
      error={reason}
      required
      value={value}
      onChange={onChange}
    />
  )
}

/** The time in the field; undefined if it is empty, incomplete or over. */
export function readFutureTime(value: string): string | undefined {
  const time = fromLocalMoment(value)
  return time !== undefined && new Date(time) > new Date() ? time : undefined
}
