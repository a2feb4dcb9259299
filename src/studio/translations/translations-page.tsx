import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ExportDialog } from './export-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { SiteTexts } from './site-texts.tsx'
import { UnitFilters } from './unit-filters.tsx'
import { useUnitFilter } from './use-unit-filter.ts'
import { Row } from '../kit/layout.tsx'
import shell from '../shell/shell.module.css'
import styles from './translations.module.css'

/** Every text of the site beside its translation, with what has to be done, and files for translators. */
export function TranslationsPage() {
  const { t } = useTranslation()
  const [filter, change] = useUnitFilter()
  const mayEdit = useMay('editor')
  const texts = useStudioData('translations.list', { locale: filter.locale })
  const [dialog, setDialog] = useState<'export' | 'import' | null>(null)
  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <Row gap={12} justify="between">
        <h1 className={shell.title}>{t('translations.title')}</h1>
        <Row gap={12}>
          <Button
            size="s"
            variant="outline"
            icon="download"
            aria-haspopup="dialog"
            onClick={() => setDialog('export')}
          >
            {t('translations.export')}
          </Button>
          {mayEdit && (
            <Button size="s" variant="outline" aria-haspopup="dialog" onClick={() => setDialog('import')}>
              {t('translations.import')}
            </Button>
          )}
        </Row>
      </Row>
      <Loaded
        reading={texts}
        waiting={
          <>
            <UnitFilters filter={filter} onChange={change} counts={undefined} documents={[]} />
            <Skeleton height="60vh" />
          </>
        }
      >
        {(translations) => (
          <SiteTexts
            key={translations.locale}
            translations={translations}
            filter={filter}
            onFilter={change}
            onReread={() => texts.mutate()}
          />
        )}
      </Loaded>
      {dialog === 'export' && <ExportDialog filter={filter} onClose={() => setDialog(null)} />}
      {dialog === 'import' && (
        <ImportDialog onImported={() => void texts.mutate()} onClose={() => setDialog(null)} />
      )}
    </main>
  )
}
