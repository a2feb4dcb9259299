import { useTranslation } from 'react-i18next'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { callStudio } from '../call-studio.ts'
import { useTimestamp } from '../use-language.ts'
import { TimeDialog } from './time-dialog.tsx'

interface MoveDialogProps extends Pick<Schedule, 'id' | 'at'> {
  /** `schedules`: all of them, as they are now. */
  onMoved: (at: string, schedules: Schedule[]) => Promise<void>
  onClose: () => void
}

/** Changes the time of a publication, removal or release that waits; what it publishes stays as it was scheduled. */
export function MoveDialog({ id, at, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  return (
    <TimeDialog
      title={t('schedules.move')}
      text={t('schedules.moveText', { time: time(at) })}
      verb={t('schedules.moveTo')}
      at={at}
      onChoose={async (chosen) => onMoved(chosen, await callStudio('schedules.move', { id, at: chosen }))}
      onClose={onClose}
    />
  )
}
