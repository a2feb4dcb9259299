import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyForm } from './copy-form.tsx'
import { NameForm } from './name-form.tsx'
import { TemplateList } from './template-list.tsx'
import type { DocumentTemplate } from './templates/templates.ts'
import { Dialog } from '../kit/dialog.tsx'
import styles from './new-document.module.css'

interface NewDocumentProps {
  documents: readonly DocumentSummary[]
  /** The template to begin with, or a copy; undefined: the user chooses. */
  initial?: DocumentTemplate | 'copy' | undefined
  /** `kind/key` of the document to copy. */
  source?: string | undefined
  onMade: () => void
  onCancel: () => void
}

/** Creates a document from a template or as a copy of another one: what it becomes first, then its name. */
export function NewDocument({ documents, initial, source, onMade, onCancel }: NewDocumentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<DocumentTemplate | 'copy' | undefined>(initial)

  function choose(template: DocumentTemplate | 'copy') {
    if (template === 'copy' || template.key === undefined) return setChosen(template)
    const { kind, key } = template
    const exists = documents.some((document) => document.kind === kind && document.key === key)
    if (!exists) return setChosen(template)
    onMade()
    void navigate(`/documents/${kind}/${key}`)
  }

  return (
    <Dialog title={t('documents.new')} size="l" hasClose onClose={onCancel}>
      {() =>
        chosen === undefined ? (
          <TemplateList documents={documents} onChoose={choose} />
        ) : (
          <>
            <Button
              variant="ghost"
              size="s"
              icon="chevron-left"
              className={styles.back}
              onClick={() => setChosen(undefined)}
            >
              {t('documents.back')}
            </Button>
            {chosen === 'copy' ? (
              <CopyForm documents={documents} source={source} onMade={onMade} />
            ) : (
              <NameForm template={chosen} documents={documents} onMade={onMade} />
            )}
          </>
        )
      }
    </Dialog>
  )
}
