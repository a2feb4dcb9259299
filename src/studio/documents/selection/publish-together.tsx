import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import type { Acceptance } from '../../../../schemas/studio/calls.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { PublishSheet } from '../../publishing/publish-sheet.tsx'
import { ActionError } from '../../kit/action-error.tsx'

interface PublishTogetherProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result, and the version of the site. */
  onPublished: (notice: string, contentVersion: number) => void
  /** Another user changed one of the documents, so the list is out of date. */
  onStale: () => void
}

/** Publishes several drafts, all or none. */
export function PublishTogether({ documents, onPublished, onStale }: PublishTogetherProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [notice, setNotice] = useState('')

  async function publish(accepted: Acceptance) {
    const names = documents.map(({ kind, key, revision = null }) => ({ kind, key, revision }))
    try {
      const answer = await callStudio('documents.publish', { documents: names, accepted })
      if (!answer.published) return answer
      const { contentVersion: version } = answer
      setIsOpen(false)
      onPublished(t('documents.publishedTogether', { version }), version)
    } catch (error) {
      if (!(error instanceof StudioError && error.type === 'Conflict')) throw error
      setIsOpen(false)
      setNotice(t('documents.changedMeanwhile'))
      onStale()
    }
    return undefined
  }

  function ask() {
    setNotice('')
    setIsOpen(true)
  }

  return (
    <>
      <ActionError reason={notice} />
      <Button block aria-haspopup="dialog" onClick={ask}>
        {t('documents.publishSelected', { count: documents.length })}
      </Button>
      {isOpen && (
        <PublishSheet
          subject={{ documents }}
          verb="publish"
          onConfirm={publish}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
