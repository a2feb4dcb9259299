import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { useMay } from '../session/use-session.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import type { DocumentReview } from '../review/use-document-review.ts'
import { ActionBar } from './action-bar.tsx'
import { Conflict } from './conflict.tsx'
import { useTitle } from './editor-address.ts'
import { DocumentState } from './document-state.tsx'
import { SaveStateLine } from './saving/save-state-line.tsx'
import type { EditedDocument } from './use-document.ts'
import { OtherEditors } from './other-editors.tsx'
import { Message } from '../kit/message.tsx'
import { Status } from '../kit/text.tsx'
import styles from './editor.module.css'

interface EditorHeadProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  /** What the last action led to. */
  notice: string
  review: DocumentReview
  onNotice: (text: string) => void
  isRenaming: boolean
  onRenaming: (isRenaming: boolean) => void
  children: ReactNode
}

/** The title of a document, what can be done with it, and what everybody who edits it should know. */
export function EditorHead({ notice, children, ...actions }: EditorHeadProps) {
  const { kind, name, edited } = actions
  const { t } = useTranslation()
  const title = useTitle(kind, name)
  const nameOf = useListedName()
  const mayEdit = useMay('editor')
  return (
    <header className={styles.top} role="group" aria-label={title} data-part="" tabIndex={-1}>
      <div className={styles.head}>
        <h1 className={styles.title} title={title}>
          <Link to={`/documents/${kind}`} className={styles.kind}>
            {t(`kinds.${kind}`)}
          </Link>{' '}
          <Icon name="chevron-right" size={16} /> {title}
        </h1>
        <DocumentState edited={edited} />
        <SaveStateLine state={edited.state} />
      </div>
      <ActionBar {...actions} />
      <Status>{notice}</Status>
      <OtherEditors editors={edited.editors} />
      {edited.along.length > 0 && (
        <p className={styles.hint}>
          {t('rename.together', {
            names: edited.along.map(nameOf).join(', '),
          })}
        </p>
      )}
      {!mayEdit && <Message tone="info">{t('editor.readOnly')}</Message>}
      <Conflict edited={edited} />
      {children}
    </header>
  )
}
