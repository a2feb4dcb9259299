import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { Renamed } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useMay } from '../session/use-session.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { useReason } from '../use-reason.ts'
import { useRefreshReviews } from '../review/use-review.ts'
import { Confirm } from './confirm.tsx'
import { draftIn } from './saving/draft-saver.ts'
import { RenameForm } from './rename-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

interface ActionBarProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  /** Receives the message about the result. */
  onNotice: (text: string) => void
}

type OpenQuestion = 'discard' | 'archive' | 'schedule' | 'rename' | null

/** The actions for a whole document. */
export function ActionBar({ kind, name, edited, onNotice }: ActionBarProps) {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const translateIssue = useTranslateIssue()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const refreshReviews = useRefreshReviews()
  const [pending, setPending] = useState<string | null>(null)
  const [question, setQuestion] = useState<OpenQuestion>(null)
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const { hasDraft, published, saver } = edited

  async function run(action: string, work: () => Promise<string>) {
    setPending(action)
    setQuestion(null)
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
   * Publishes the draft shown here; null: another user has saved a different one, which is reported as a
   * conflict.
   */
  async function publishSeen() {
    try {
      return await callStudio('documents.publish', {
        documents: [{ kind, key: name, revision: saver.revision }],
      })
    } catch (error) {
      if (!(error instanceof StudioError) || error.type !== 'Conflict') throw error
      saver.conflict(draftIn(error.data))
      return null
    }
  }

  const settle = async () => ((await saver.settle()) ? { revision: saver.revision } : null)

  const publish = () =>
    run('publish', async () => {
      if (!(await saver.settle())) return t('editor.notSaved')
      const answer = await publishSeen()
      if (!answer) return t('editor.notPublishedUnseen')
      if (!answer.published) return t('editor.errors', { count: answer.issues.filter(isError).length })
      saver.published((await edited.reread()).draft)
      return t('editor.published', { version: answer.contentVersion })
    })

  const discard = () =>
    run('discard', async () => {
      if (saver.revision !== null)
        await callStudio('documents.discard', { kind, key: name, revision: saver.revision })
      const now = await edited.reread()
      edited.put(now.published)
      // The text that was just restored to the editor is not a draft.
      saver.adopt(now.draft)
      return ''
    })

  const archive = () =>
    run('archive', async () => {
      const answer = await callStudio('documents.archive', { documents: [{ kind, key: name }] })
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

  async function showRenamed({ key, changed }: Renamed) {
    setQuestion(null)
    if (key === name) {
      const { draft } = await edited.reread()
      edited.put(draft?.document ?? null)
      saver.adopt(draft)
    } else await navigate(`/documents/${kind}/${key}`)
    onNotice(t('rename.done', { count: changed.length }))
    await mutate(() => true)
  }

  return (
    <div className={styles.actions}>
      {(['undo', 'redo'] as const).map((step) => (
        <Button
          key={step}
          variant="ghost"
          size="s"
          square
          aria-label={t(`editor.${step}`)}
          title={t(`editor.${step}`)}
          disabled={!mayEdit || !(step === 'undo' ? edited.canUndo : edited.canRedo)}
          onClick={edited[step]}
        >
          <StudioIcon name={step} size={18} />
        </Button>
      ))}
      {mayEdit && (
        <Button variant="ghost" size="s" onClick={() => setQuestion('rename')}>
          {t('rename.title')}
        </Button>
      )}
      {mayEdit && hasDraft && published && (
        <Button
          variant="ghost"
          size="s"
          loading={pending === 'discard'}
          onClick={() => setQuestion('discard')}
        >
          {t('editor.discard')}
        </Button>
      )}
      {mayPublish && published && (
        <Button
          variant="ghost"
          size="s"
          loading={pending === 'archive'}
          onClick={() => setQuestion('archive')}
        >
          {t('editor.archive')}
        </Button>
      )}
      {mayPublish && (
        <Button variant="secondary" size="s" icon="clock" onClick={() => setQuestion('schedule')}>
          {t('editor.schedule')}
        </Button>
      )}
      {mayPublish && (
        <Button size="s" loading={pending === 'publish'} disabled={!hasDraft} onClick={() => void publish()}>
          {t('editor.publish')}
        </Button>
      )}
      {(question === 'discard' || question === 'archive') && (
        <Confirm
          question={t(`editor.${question}Ask`)}
          verb={t(`editor.${question}`)}
          onConfirm={() => void (question === 'discard' ? discard() : archive())}
          onCancel={() => setQuestion(null)}
        />
      )}
      {question === 'rename' && (
        <RenameForm
          document={{ kind, key: name }}
          route={textIn(edited.body?.['route'])}
          settle={settle}
          onDone={showRenamed}
          onCancel={() => setQuestion(null)}
        />
      )}
      {question === 'schedule' && (
        <ScheduleForm
          document={{ kind, key: name }}
          mayPublishDraft={hasDraft}
          settle={settle}
          onDone={(text) => {
            setQuestion(null)
            onNotice(text)
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
    </div>
  )
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
const isError = ({ severity }: { severity: string }) => severity === 'error'
