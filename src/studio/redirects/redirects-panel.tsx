import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirects } from '../../../schemas/documents/seo/redirects.ts'
import Value from 'typebox/value'
import { Button } from '../../ui/controls/button.tsx'
import { setAt } from '../json-path.ts'
import { Row } from '../kit/layout.tsx'
import { Hint, Status } from '../kit/text.tsx'
import type { PanelProps } from '../languages/languages-panel.tsx'
import { ImportRedirects } from './import-redirects.tsx'
import styles from './redirects.module.css'

/** Above the fields of the redirects: takes a list of thousands from a spreadsheet. */
export function RedirectsPanel({ body, edit, isReadOnly }: PanelProps) {
  const { t } = useTranslation()
  const [isImporting, setImporting] = useState(false)
  const [done, setDone] = useState('')
  const { items } = body
  // Rows that do not fit the contract yet would be lost.
  if (isReadOnly || !Value.Check(Redirects.properties.items, items)) return null
  return (
    <section className={styles.panel}>
      <Row>
        <Button size="s" variant="secondary" icon="plus" onClick={() => setImporting(true)}>
          {t('redirects.import')}
        </Button>
        <Hint>{t('redirects.hint')}</Hint>
      </Row>
      <Status isHint>{done}</Status>
      {isImporting && (
        <ImportRedirects
          known={items}
          onTake={(read) => {
            edit((draft) => setAt(draft, ['items'], structuredClone(read.items)), 'items')
            setDone(t('redirects.taken', { added: read.added, replaced: read.replaced }))
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </section>
  )
}
