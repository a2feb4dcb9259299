import { useTranslation } from 'react-i18next'
import { useMay } from '../session/use-session.ts'
import { ExportForm } from './export-form.tsx'
import { FileImport } from './file-import.tsx'
import { SiteForm } from './site-form.tsx'
import { Page } from '../kit/page.tsx'
import styles from './transfer.module.css'

/** Takes content from this site to another one, and from there. */
export function TransferPage() {
  const { t } = useTranslation()
  const isAdmin = useMay('admin')
  const mayMove = useMay('publisher')
  return (
    <Page title={t('transfer.title')} text={t('transfer.text')}>
      {mayMove ? (
        <div className={styles.cards}>
          <ExportForm />
          <div className={styles.column}>
            <FileImport />
            {isAdmin && <SiteForm />}
          </div>
        </div>
      ) : (
        <p>{t('transfer.notAllowed')}</p>
      )}
    </Page>
  )
}
