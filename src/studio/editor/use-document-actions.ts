import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { Acceptance, DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { callStudio } from '../call-studio.ts'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { useRefreshReviews } from '../review/use-review.ts'
import { useReason } from '../use-reason.ts'
import { draftIn } from './saving/draft-saver.ts'
import type { EditedDocument } from './use-document.ts'

/** What can be done with a whole document. */
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
  const { saver } = edited

  async function run(work: () => Promise<string>) {
    try {
      onNotice(await work())
      await mutate(() => true)
    } catch (error) {
      onNotice(reasonOf(error))
    }
  }

  /**
   * Publishes the draft shown here. A draft that another user has saved meanwhile is merged or reported as a conflict.
   * Returns the answer if nothing was published.
   */
  async function publish(accepted: Acceptance): Promise<PublishAnswer | undefined> {
    const documents = [{ ...document, revision: saver.revision }]
    try {
      const answer = await callStudio('documents.publish', { documents, accepted })
      if (!answer.published) return answer
      saver.published((await edited.reread()).draft)
      onNotice(t('editor.published', { version: answer.contentVersion }))
    } catch (error) {
      if (!(error instanceof StudioError) || error.type !== 'Conflict') throw error
      const isMerged = await saver.conflict(draftIn(error.data))
      onNotice(t(isMerged ? 'editor.notPublishedMerged' : 'editor.notPublishedUnseen'))
    }
    await mutate(() => true)
    return undefined
  }

  const discard = () =>
    run(async () => {
      if (saver.revision !== null)
        await callStudio('documents.discard', { ...document, revision: saver.revision })
      const now = await edited.reread()
      edited.put(now.published)
      // The text that was just restored to the editor is not a draft.
      saver.adopt(now.draft)
      return ''
    })

  const archive = () =>
    run(async () => {
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

  return { publish, discard, archive }
}

const isError = ({ severity }: { severity: string }) => severity === 'error'
