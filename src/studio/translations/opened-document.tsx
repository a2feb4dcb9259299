import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OpenDocument } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { nameOf } from '../documents/find-documents.ts'
import { Conflict } from '../editor/conflict.tsx'
import { SaveStateLine } from '../editor/saving/save-state-line.tsx'
import { useDocument, type EditedDocument } from '../editor/use-document.ts'
import { useOpened } from '../editor/use-opened.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Message } from '../kit/message.tsx'
import styles from './translations.module.css'

interface OpenedDocumentProps {
  name: DocumentName
  /** Where the text is edited that is chosen in this document; null: it is in another one. */
  slot: HTMLElement | null
  isChosen: boolean
  /** The server has all texts, and none is chosen here. */
  onIdle: () => void
  children: (edited: EditedDocument) => ReactNode
}

/**
 * A document in which texts were edited. It stays open until the server has them: the text that is chosen next may be
 * in another document.
 */
export function OpenedDocument({ name, slot, isChosen, ...rest }: OpenedDocumentProps) {
  const { kind, key } = name
  const opened = useOpened(kind, key)
  const { onIdle } = rest
  const isUnused = !isChosen && opened.data === undefined
  useEffect(() => {
    if (isUnused) onIdle()
  }, [isUnused, onIdle])
  if (opened.data) return <Opened {...rest} name={name} slot={slot} isChosen={isChosen} open={opened.data} />
  return (
    slot &&
    createPortal(
      <Loaded reading={opened} waiting={<Skeleton height="120px" />}>
        {() => null}
      </Loaded>,
      slot,
    )
  )
}

interface OpenedProps extends OpenedDocumentProps {
  open: OpenDocument
}

function Opened({ name, open, slot, isChosen, onIdle, children }: OpenedProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const edited = useDocument(name.kind, name.key, open)
  const { state, saver } = edited
  const isSaved = state.status === 'saved'
  useEffect(() => {
    if (isChosen) return
    if (isSaved) onIdle()
    else void saver.settle()
  }, [isChosen, isSaved, onIdle, saver])
  if (isChosen) return slot && createPortal(children(edited), slot)
  if (isSaved || state.status === 'unsaved' || state.status === 'saving') return null
  return (
    <Message tone="warning">
      <Link className={styles.link} to={`/documents/${nameOf(name)}`}>
        {titleOf(name)}
      </Link>
      <SaveStateLine state={state} />
      <Conflict edited={edited} />
      <span className={styles.hint}>{t('translations.kept')}</span>
    </Message>
  )
}
