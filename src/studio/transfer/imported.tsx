import { useTranslation } from 'react-i18next'
import type { ImportOutcome } from '../../../schemas/studio/imports.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Alert } from '../kit/alert.tsx'
import { Row } from '../kit/layout.tsx'
import { TextLink } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import styles from './transfer.module.css'

interface ImportedProps {
  outcome: ImportOutcome & { imported: true }
  isReading: boolean
  onCompareAgain: () => void
}

/** What was imported, and where it is now. */
export function Imported({ outcome, isReading, onCompareAgain }: ImportedProps) {
  const { t } = useTranslation()
  const { drafts, removed, pictures, release, issues } = outcome
  const errors = issues.filter(({ severity }) => severity === 'error')
  return (
    <>
      {/* The form that had the focus is gone. */}
      <h1 ref={focusOnce} tabIndex={-1} className={shell.title}>
        {t('transfer.done')}
      </h1>
      <div role="status">
        <ul className={styles.sums}>
          {drafts.length > 0 && <li>{t('transfer.doneDrafts', { count: drafts.length })}</li>}
          {pictures > 0 && <li>{t('transfer.donePictures', { count: pictures })}</li>}
          {removed.length > 0 && <li>{t('transfer.doneRemoved', { count: removed.length })}</li>}
        </ul>
      </div>
      {errors.length > 0 && (
        <Alert>
          <p>{t('transfer.notRemoved')}</p>
          <IssueList issues={errors} />
        </Alert>
      )}
      {drafts.length > 0 && <p>{t('transfer.doneText')}</p>}
      <Row as="p" gap={16}>
        {release !== null ? (
          <TextLink to={`/releases/${release}`}>{t('transfer.openRelease')}</TextLink>
        ) : (
          drafts.length > 0 && <TextLink to="/documents">{t('transfer.openDrafts')}</TextLink>
        )}
        {removed.length > 0 && <TextLink to="/archive">{t('archive.title')}</TextLink>}
      </Row>
      <div>
        <Button variant="secondary" loading={isReading} onClick={onCompareAgain}>
          {t('transfer.again')}
        </Button>
      </div>
    </>
  )
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus()
