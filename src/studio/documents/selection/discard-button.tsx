import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { callStudio } from '../../call-studio.ts'
import { ConfirmButton } from '../../kit/confirm.tsx'
import { useAction } from '../../use-action.ts'
import { useDocumentName } from '../use-document-name.ts'
import { useBatchReason } from './use-batch-reason.ts'
import { ActionError } from '../../kit/action-error.tsx'

interface DiscardButtonProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result, and what takes it back. */
  onDiscarded: (notice: string, batch: number) => void
  /** Another user changed one of the documents, so the list is out of date. */
  onStale: () => void
}

/** Discards the edits of several documents, all or none. */
export function DiscardButton({ documents, onDiscarded, onStale }: DiscardButtonProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const titleOf = useDocumentName()
  const reasonOf = useBatchReason()
  const count = documents.length
  const {
    isPending,
    reason,
    run: discard,
  } = useAction(
    async () => {
      const answer = await callStudio('drafts.discard', {
        documents: documents.map(({ kind, key, revision = 0 }) => ({ kind, key, revision })),
      })
      await mutate(() => true)
      if (answer.changed) onDiscarded(t('selection.discarded', { count }), answer.batch)
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'Conflict') onStale()
      return reasonOf(error)
    },
  )
  return (
    <>
      <ConfirmButton
        size="s"
        variant="outline"
        loading={isPending}
        question={t('selection.discardAsk', { names: documents.map(titleOf).join(', ') })}
        verb={t('editor.discard')}
        onConfirm={discard}
      >
        {t('selection.discard', { count })}
      </ConfirmButton>
      <ActionError reason={reason} />
    </>
  )
}
