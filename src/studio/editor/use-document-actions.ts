import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { callStudio } from '../call-studio.ts'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { useRefreshReviews } from '../review/use-review.ts'
import { useReason } from '../use-reason.ts'
import { draftIn } from './saving/draft-saver.ts'
import type { EditedDocument } from './use-document.ts'

/** What can be done with a whole document, and which of it is in progress. */
export function useDocumentActions(
  document: DocumentName,
  edited: EditedDocument,
  onNotice: (text: string) => void,
) {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const translateIssue = useTranslateIssue()
  const { mutate } = useSWRConfig()
  const refreshReviews = useRefreshReviews()
  const [pending, setPending] = useState<'publish' | 'discard' | 'archive' | null>(null)
  const { saver } = edited

  async function run(action: 'publish' | 'discard' | 'archive', work: () => Promise<string>) {
    setPending(action)
    try {
      onNotice(await work())
      await mutate(() => true)
    } catch (error) {
      onNotice(reasonOf(error))
    } finally {
      setPending(null)
    }
  }

  /**
   * Publishes the draft shown here. Returns a message if another user has saved a different one, which is merged or
   * reported as a conflict.
   */
  async function publishSeen() {
    try {
      return await callStudio('documents.publish', {
        documents: [{ ...document, revision: saver.revision }],
      })
    } catch (error) {
      if (!(error instanceof StudioError) || error.type !== 'Conflict') throw error
      const isMerged = await saver.conflict(draftIn(error.data))
      return t(isMerged ? 'editor.notPublishedMerged' : 'editor.notPublishedUnseen')
    }
  }

  const publish = () =>
    run('publish', async () => {
      if (!(await saver.settle())) return t('editor.notSaved')
      const answer = await publishSeen()
      if (typeof answer === 'string') return answer
      if (!answer.published) {
        const errors = t('editor.errors', { count: answer.issues.filter(isError).length })
        return t('editor.notPublishedErrors', { errors })
      }
      saver.published((await edited.reread()).draft)
      return t('editor.published', { version: answer.contentVersion })
    })

  const discard = () =>
    run('discard', async () => {
      if (saver.revision !== null)
        await callStudio('documents.discard', { ...document, revision: saver.revision })
      const now = await edited.reread()
      edited.put(now.published)
      // The text that was just restored to the editor is not a draft.
      saver.adopt(now.draft)
      return ''
    })

  const archive = () =>
    run('archive', async () => {
      const answer = await callStudio('documents.archive', { documents: [document] })
      if (!answer.published) {
        // The removal may be requested now.
        await refreshReviews()
        const [first] = answer.issues.filter(isError)
        if (!first) return t('failed.title')
        const { message, hint } = translateIssue(first)
        return [message, hint].filter(Boolean).join('. ')
      }
      await edited.reread()
      return t('editor.archived')
    })

  return { pending, publish, discard, archive }
}

const isError = ({ severity }: { severity: string }) => severity === 'error'
