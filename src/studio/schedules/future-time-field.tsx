import { useTranslation } from 'react-i18next'
import { fromLocalMoment, latestLocalMoment } from '../local-moment.ts'
import { useZoneNote } from '../use-zone-note.ts'
import { TextField } from '../kit/field.tsx'

interface TimeFieldProps {
  /** As in a `datetime-local` control, in the time zone of the site. */
  value: string
  /** Why it is not accepted. */
  reason: string | undefined
  onChange: (value: string) => void
}

/** The time at which something is to be done. */
export function FutureTimeField({ value, reason, onChange }: TimeFieldProps) {
  const { t } = useTranslation()
  const note = useZoneNote(value)
  return (
    <TextField
      id="schedule-time"
      type="datetime-local"
      max={latestLocalMoment}
      label={t('editor.scheduleAt')}
      hint={note}
      error={reason}
      required
      value={value}
      onChange={onChange}
    />
  )
}

/** The time at which the site is to be as before again; empty: never. */
export function EndTimeField({ value, reason, onChange }: TimeFieldProps) {
  const { t } = useTranslation()
  const note = useZoneNote(value)
  return (
    <TextField
      id="schedule-end"
      type="datetime-local"
      max={latestLocalMoment}
      label={t('schedules.until')}
      note={t('forms.optional')}
      hint={`${t('schedules.untilHint')} ${value === '' ? '' : note}`}
      error={reason}
      value={value}
      onChange={onChange}
    />
  )
}

/** The time in the field; undefined if it is empty, incomplete or over. */
export function readFutureTime(value: string, timeZone: string | undefined): string | undefined {
  const time = fromLocalMoment(value, timeZone)
  return time !== undefined && new Date(time) > new Date() ? time : undefined
}

/** The end after a beginning: null if the field is empty, undefined if it is incomplete or not after it. */
export function readEndTime(
  value: string,
  at: string,
  timeZone: string | undefined,
): string | null | undefined {
  if (value === '') return null
  const end = fromLocalMoment(value, timeZone)
  return end !== undefined && end > at ? end : undefined
}
