import { useTranslation } from 'react-i18next'
import { useTimestamp } from '../use-language.ts'

/** Says when something will be published, and until when. */
export function useScheduledText(): (times: { at: string; until?: string }) => string {
  const { t } = useTranslation()
  const moment = useTimestamp()
  return ({ at, until }) =>
    until === undefined
      ? t('editor.scheduled', { time: moment(at) })
      : t('schedules.scheduledUntil', { time: moment(at), end: moment(until) })
}
