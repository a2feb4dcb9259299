import { useTranslation } from 'react-i18next'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { useListedName } from '../documents/use-listed-name.ts'

/** Says what a schedule does. */
export function useScheduleTitle(): (schedule: Schedule) => string {
  const { t } = useTranslation()
  const nameOf = useListedName()
  return ({ action, documents, name }) => {
    const list = documents.map(nameOf).join(', ')
    return name === undefined
      ? t(`schedules.${action}`, { documents: list })
      : t('schedules.release', { name, documents: list })
  }
}
