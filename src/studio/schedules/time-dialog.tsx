import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMoment } from '../local-moment.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { useAction } from '../use-action.ts'
import { FutureTimeField, readFutureTime } from './future-time-field.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Hint } from '../kit/text.tsx'

interface TimeDialogProps {
  title: string
  text: string
  verb: string
  /** The time so far; undefined: none yet. */
  at?: string
  onChoose: (at: string) => Promise<void>
  onClose: () => void
}

/** Asks for a moment in the future. */
export function TimeDialog({ title, text, verb, at: before = '', onChoose, onClose }: TimeDialogProps) {
  const { t } = useTranslation()
  const timeZone = useSiteTimeZone()
  const [at, setAt] = useState(() => toLocalMoment(before, timeZone))
  const action = useAction(async () => {
    const time = readFutureTime(at, timeZone)
    if (time === undefined) return t('editor.schedulePast')
    await onChoose(time)
    return undefined
  })

  return (
    <FormDialog title={title} action={action} verb={verb} isReasonAtField onClose={onClose}>
      <Hint>{text}</Hint>
      <FutureTimeField
        value={at}
        reason={action.reason}
        onChange={(value) => {
          setAt(value)
          action.setReason(undefined)
        }}
      />
      {action.issues.length > 0 && <IssueList issues={action.issues} />}
    </FormDialog>
  )
}
