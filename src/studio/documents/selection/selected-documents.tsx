import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useMay } from '../../session/use-session.ts'
import { ChangeForm } from './change-form.tsx'
import { CollectButton } from './collect-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import { MoveForm, type AddressedPage } from './move-form.tsx'
import { PublishTogether } from './publish-together.tsx'
import { RemoveButton } from './remove-button.tsx'
import { kindsToChange } from './shared-fields.ts'
import { Row } from '../../kit/layout.tsx'
import styles from './selection.module.css'

/** What takes an action back: the version of the site that it has made, or the id of a change of drafts. */
export type Undo = { contentVersion: number } | { batch: number }

interface SelectedDocumentsProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result. `isOver`: the documents need not stay selected. */
  onDone: (notice: string, result: { undo?: Undo; isOver?: boolean }) => void
  onClear: () => void
  /** Another user changed one of the documents, so the list is out of date. */
  onStale: () => void
}

const isAddressed = (document: DocumentSummary): document is AddressedPage => document.route !== undefined

/** What can be done with several documents: all or none of them. */
export function SelectedDocuments({ documents, onDone, onClear, onStale }: SelectedDocumentsProps) {
  const { t } = useTranslation()
  const mayPublish = useMay('publisher')
  const [open, setOpen] = useState<'change' | 'move'>()
  const drafts = documents.filter(({ state }) => state !== 'published')
  const onSite = documents.filter(({ state }) => state !== 'draft')
  const pages = documents.filter(isAddressed)
  const kinds = kindsToChange(documents)
  const close = () => setOpen(undefined)
  function changed(notice: string, batch: number) {
    close()
    onDone(notice, { undo: { batch } })
  }
  function published(notice: string, contentVersion: number) {
    onDone(notice, { undo: { contentVersion }, isOver: true })
  }

  return (
    <section className={styles.together} aria-label={t('documents.selected', { count: documents.length })}>
      <Row justify="between">
        {t('documents.selected', { count: documents.length })}
        <Button
          size="s"
          variant="ghost"
          square
          icon="close"
          aria-label={t('documents.clear')}
          title={t('documents.clear')}
          onClick={onClear}
        />
      </Row>
      {mayPublish && drafts.length > 0 && (
        <PublishTogether documents={drafts} onPublished={published} onStale={onStale} />
      )}
      <div className={styles.actions}>
        {kinds.length > 0 && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('change')}>
            {t('selection.change')}
          </Button>
        )}
        {pages.length > 0 && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('move')}>
            {t('selection.movePages')}
          </Button>
        )}
        {drafts.length > 0 && (
          <>
            <CollectButton size="s" documents={drafts} onDone={(notice) => onDone(notice, {})} />
            <DiscardButton documents={drafts} onDiscarded={changed} onStale={onStale} />
          </>
        )}
        {mayPublish && onSite.length > 0 && <RemoveButton documents={onSite} onRemoved={published} />}
      </div>
      {open === 'change' && <ChangeForm kinds={kinds} onDone={changed} onClose={close} />}
      {open === 'move' && <MoveForm pages={pages} onDone={changed} onClose={close} onStale={onStale} />}
    </section>
  )
}
