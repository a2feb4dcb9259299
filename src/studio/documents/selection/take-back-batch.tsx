import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { useTakeBackReason } from '../../releases/use-take-back-reason.ts'
import { useAction } from '../../use-action.ts'
import { ActionError } from '../../kit/action-error.tsx'

interface TakeBackBatchProps {
  batch: number
  /** Receives the message about the result. */
  onDone: (notice: string) => void
}

/** Takes back a change of several drafts, beside the message about it. */
export function TakeBackBatch({ batch, onDone }: TakeBackBatchProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const { isPending, reason, run } = useAction(async () => {
    await callStudio('drafts.takeBack', { batch })
    await mutate(() => true)
    onDone(t('start.undone'))
  }, useTakeBackReason('selection.keptChanges'))
  return (
    <>
      <Button size="s" variant="outline" icon="refresh" loading={isPending} onClick={run}>
        {t('start.undo')}
      </Button>
      <ActionError reason={reason} />
    </>
  )
}
