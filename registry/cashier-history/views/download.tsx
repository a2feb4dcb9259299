import { useState, type ReactNode } from 'react'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { maxEntries } from '../../../src/modules/cashier/index.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import type { HistoryTexts } from '../history-file.ts'
import styles from './history-panel.module.css'

interface DownloadProps {
  /** Controls that narrow the list. */
  filter: ReactNode
  /** Asked before the list is saved; false: the filter is wrong. */
  mayStart?: () => boolean
  /** Saves the list as a file; resolves to whether older entries are missing in it. */
  save: (texts: HistoryTexts) => Promise<boolean>
}

/** The filter of a list beside the button that saves the list as a table. */
export function Download({ filter, mayStart, save }: DownloadProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const [isCut, setIsCut] = useState(false)
  const download = useTask(async () => {
    setIsCut(false)
    setIsCut(await save({ t, locale, config }))
  })
  return (
    <>
      <div className={styles.filter}>
        {filter}
        <Button
          variant="secondary"
          icon="download"
          className={styles.download}
          loading={download.isPending}
          aria-label={t('cashier.history.download')}
          onClick={() => {
            if (mayStart?.() !== false) download.run()
          }}
        >
          {t('cashier.history.file')}
        </Button>
      </div>
      <p className={styles.cut} role="status">
        {isCut && t('cashier.history.cut', { number: formatNumber(maxEntries) })}
      </p>
      {download.problem && (
        <p className={styles.problem} role="alert">
          {download.problem}
        </p>
      )}
    </>
  )
}
