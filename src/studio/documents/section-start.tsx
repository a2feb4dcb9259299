import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { nameOf } from './find-documents.ts'
import { NewDocument } from './new-document.tsx'
import type { Section } from './sections.ts'
import { TemplateList } from './template-list.tsx'
import type { DocumentTemplate } from './templates/templates.ts'
import styles from './documents.module.css'

/** A section without an open document: how to open one from the list beside it, and what a new one can start with. */
export function SectionStart({ section }: { section: Section | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const documents = useStudioData('documents.list', {})
  const mayEdit = useMay('editor')
  const [chosen, setChosen] = useState<DocumentTemplate | 'copy'>()
  const isEmpty =
    section !== undefined && documents.data?.some(({ kind }) => section.kinds.includes(kind)) === false
  const title = t(isEmpty ? 'documents.emptySection' : 'documents.choose')
  if (!mayEdit) return <EmptyState emblem="star" title={title} text={t('documents.chooseText')} />

  function choose(template: DocumentTemplate | 'copy') {
    const { kind, key } = template === 'copy' ? {} : template
    const name = kind && key !== undefined ? nameOf({ kind, key }) : null
    if (documents.data?.some((document) => nameOf(document) === name)) void navigate(`/documents/${name}`)
    else setChosen(template)
  }

  return (
    <div className={styles.start}>
      <h1 className={styles.startTitle}>{title}</h1>
      <p className={styles.none}>{t('documents.chooseText')}</p>
      <h2 className={styles.section}>{t('documents.new')}</h2>
      <Loaded reading={documents} waiting={<Skeleton height="160px" />}>
        {(list) => (
          <>
            <TemplateList documents={list} kinds={section?.kinds} onChoose={choose} />
            {chosen !== undefined && (
              <NewDocument
                documents={list}
                initial={chosen}
                onMade={() => {
                  setChosen(undefined)
                  void documents.mutate()
                }}
                onCancel={() => setChosen(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
