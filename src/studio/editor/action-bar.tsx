import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { hasAddress, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { Renamed } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { ActionMenu, type MenuAction } from '../menu/action-menu.tsx'
import { PublishSheet } from '../publishing/publish-sheet.tsx'
import { AddToRelease } from '../releases/add-to-release.tsx'
import { RequestForm } from '../review/request-form.tsx'
import type { DocumentReview } from '../review/use-document-review.ts'
import { useMay } from '../session/use-session.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { RenameForm } from './rename-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { useDocumentActions } from './use-document-actions.ts'
import type { EditedDocument } from './use-document.ts'
import split from '../menu/split.module.css'
import styles from './editor.module.css'

interface ActionBarProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  review: DocumentReview
  /** Receives the message about the result. */
  onNotice: (text: string) => void
  /** Whether the dialog for another name or address is open. */
  isRenaming: boolean
  onRenaming: (isRenaming: boolean) => void
}

type OpenQuestion = 'publish' | 'discard' | 'archive' | 'schedule' | 'release' | 'review' | null

/** The actions for a whole document: publishing as a button, all others in its menu. */
export function ActionBar({ kind, name, edited, review, onNotice, isRenaming, onRenaming }: ActionBarProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const [question, setQuestion] = useState<OpenQuestion>(null)
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const { hasDraft, published, saver } = edited
  const document = { kind, key: name }
  const route = hasAddress(kind) ? textIn(edited.body?.['route']) : undefined
  const { publish, discard, archive } = useDocumentActions(document, edited, onNotice)

  const settle = async () => ((await saver.settle()) ? { revision: saver.revision } : null)
  const close = () => setQuestion(null)
  const done = (text: string) => {
    close()
    onNotice(text)
  }

  async function askToPublish() {
    if (await saver.settle()) setQuestion('publish')
    else onNotice(t('editor.notSaved'))
  }

  async function duplicate() {
    if (await saver.settle()) setParams({ new: 'copy', of: `${kind}/${name}` })
    else onNotice(t('editor.notCopied'))
  }

  async function showRenamed({ key, changed }: Renamed) {
    onRenaming(false)
    if (key === name) {
      const { draft } = await edited.reread()
      edited.put(draft?.document ?? null)
      saver.adopt(draft)
    } else await navigate(`/documents/${kind}/${key}`)
    onNotice(t('rename.done', { count: changed.length }))
    await mutate(() => true)
  }

  const ask = (next: OpenQuestion) => () => setQuestion(next)
  const only = (isOffered: boolean, action: MenuAction) => (isOffered ? [action] : [])
  const actions = [
    [
      ...only(mayPublish, { label: t('editor.schedule'), icon: 'clock', run: ask('schedule') }),
      ...only(mayEdit && hasDraft, { label: t('releases.include'), icon: 'flag', run: ask('release') }),
      ...only(mayEdit && hasDraft, { label: t('review.request'), icon: 'eye', run: ask('review') }),
    ],
    [
      ...only(mayEdit, {
        label: t(route === undefined ? 'rename.title' : 'rename.move'),
        icon: 'edit',
        run: () => onRenaming(true),
      }),
      ...only(mayEdit, { label: t('editor.duplicate'), icon: 'copy', run: () => void duplicate() }),
    ],
    [
      ...only(mayEdit && hasDraft && published !== null, {
        label: t('editor.discard'),
        icon: 'refresh',
        run: ask('discard'),
      }),
      ...only(mayPublish && published !== null, {
        label: t('editor.archive'),
        icon: 'archive',
        isDangerous: true,
        run: ask('archive'),
      }),
    ],
  ]

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
      <div className={classNames(split.split, styles.split)}>
        {mayPublish && (
          <Button size="s" disabled={!hasDraft} aria-haspopup="dialog" onClick={() => void askToPublish()}>
            {t('editor.publish')}
          </Button>
        )}
        <ActionMenu
          label={t('editor.actions')}
          icon={mayPublish ? 'chevron-down' : 'more'}
          variant={mayPublish && hasDraft ? 'primary' : 'secondary'}
          groups={actions}
        />
      </div>
      {(question === 'discard' || question === 'archive') && (
        <Confirm
          question={t(`editor.${question}Ask`)}
          verb={t(`editor.${question}`)}
          onConfirm={() => void (question === 'discard' ? discard() : archive())}
          onClose={close}
        />
      )}
      {question === 'publish' && (
        <PublishSheet
          subject={{ documents: [document] }}
          verb="publish"
          onConfirm={async (accepted) => {
            const rejected = await publish(accepted)
            if (!rejected) close()
            return rejected
          }}
          onClose={close}
        />
      )}
      {isRenaming && (
        <RenameForm
          document={document}
          route={route}
          isPublished={published !== null}
          settle={settle}
          onDone={showRenamed}
          onCancel={() => onRenaming(false)}
        />
      )}
      {question === 'schedule' && (
        <ScheduleForm
          document={document}
          mayPublishDraft={hasDraft}
          settle={settle}
          onDone={done}
          onCancel={close}
        />
      )}
      {question === 'release' && (
        <AddToRelease documents={[document]} settle={() => saver.settle()} onDone={done} onClose={close} />
      )}
      {question === 'review' && (
        <RequestForm
          subject={document}
          before={review.reading.data?.request ?? null}
          settle={() => saver.settle()}
          onClose={close}
        />
      )}
    </div>
  )
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
