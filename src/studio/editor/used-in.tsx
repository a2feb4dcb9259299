import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { UseList } from './use-list.tsx'
import styles from '../fields/fields.module.css'

/** The documents that refer to this one, which are found when somebody asks. */
export function UsedIn({ document: { kind, key } }: { document: DocumentName }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const uses = useStudioData('documents.uses', isOpen ? { kind, key } : null)
  return (
    <details className={styles.section} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('files.uses')}</summary>
      {isOpen && (
        <Loaded reading={uses} waiting={<Skeleton height="48px" />}>
          {(found) => <UseList uses={found.uses} isFile />}
        </Loaded>
      )}
    </details>
  )
}
