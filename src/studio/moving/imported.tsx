import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ImportOutcome } from '../../../schemas/studio/imports.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IssueList } from '../editor/checks/issue-list.tsx'
import shell from '../shell/shell.module.css'
import styles from './moving.module.css'

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
        {t('moving.done')}
      </h1>
      <div role="status">
        <ul className={styles.sums}>
          {drafts.length > 0 && <li>{t('moving.doneDrafts', { count: drafts.length })}</li>}
          {pictures > 0 && <li>{t('moving.donePictures', { count: pictures })}</li>}
          {removed.length > 0 && <li>{t('moving.doneRemoved', { count: removed.length })}</li>}
        </ul>
      </div>
      {errors.length > 0 && (
        <section role="alert" className={styles.rejected}>
          <p>{t('moving.notRemoved')}</p>
          <IssueList issues={errors} />
        </section>
      )}
      {drafts.length > 0 && <p>{t('moving.doneText')}</p>}
      <p className={styles.links}>
        {release !== null ? (
          <Link to={`/releases/${release}`} className={shell.textLink ?? ''}>
            {t('moving.openRelease')}
          </Link>
        ) : (
          drafts.length > 0 && (
            <Link to="/documents" className={shell.textLink ?? ''}>
              {t('moving.openDrafts')}
            </Link>
          )
        )}
        {removed.length > 0 && (
          <Link to="/archive" className={shell.textLink ?? ''}>
            {t('archive.title')}
          </Link>
        )}
      </p>
      <div>
        <Button variant="secondary" loading={isReading} onClick={onCompareAgain}>
          {t('moving.again')}
        </Button>
      </div>
    </>
  )
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus()
