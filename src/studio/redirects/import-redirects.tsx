import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RedirectRule } from '../../../schemas/documents/seo/redirects.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { toCsv } from '../../lib/format/csv.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { TextAreaField } from '../kit/field.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Row } from '../kit/layout.tsx'
import { Hint, Status, Subtitle } from '../kit/text.tsx'
import { useSiteLocales } from '../site-locales.ts'
import { useAction } from '../use-action.ts'
import { readRedirects, type ReadRedirects, type RejectedRow } from './read-redirects.ts'
import { decodeTable, isWorkbook } from './read-table.ts'
import styles from './redirects.module.css'

interface ImportRedirectsProps {
  known: readonly RedirectRule[]
  onTake: (read: ReadRedirects) => void
  onClose: () => void
}

const separator = ' → '
const maxShown = 200

/** Reads redirects from a spreadsheet, and reports what is taken and what is not before it changes anything. */
export function ImportRedirects({ known, onTake, onClose }: ImportRedirectsProps) {
  const { t } = useTranslation()
  const locales = useSiteLocales()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const read = useMemo(
    () =>
      readRedirects(text, known, {
        origin: window.location.origin,
        codes: locales.map(({ code }) => code),
      }),
    [text, known, locales],
  )
  const { added, replaced, unchanged, rejected } = read
  const action = useAction(() => {
    if (added + replaced === 0) return Promise.resolve(t('redirects.nothing'))
    onTake(read)
    onClose()
    return Promise.resolve(undefined)
  })
  const file = useAction(async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    if (isWorkbook(bytes)) return t('redirects.workbook')
    setText(decodeTable(bytes))
    return undefined
  })
  const reasonOf = ({ reason }: RejectedRow) => t(`redirects.reasons.${reason}`)
  const columns: Column<RejectedRow>[] = [
    { title: t('redirects.line'), isRowTitle: true, cell: ({ line }) => line },
    {
      title: t('redirects.row'),
      cell: ({ cells }) => <span className={styles.address}>{cells.join(separator)}</span>,
    },
    { title: t('redirects.reason'), cell: reasonOf },
  ]

  function saveRejected() {
    const rows = rejected.map((row) => [...row.cells.slice(0, 3), ...missing(row), reasonOf(row)])
    saveFile('redirects.csv', new Blob([toCsv(rows)], { type: 'text/csv' }))
  }

  return (
    <FormDialog
      title={t('redirects.import')}
      size="l"
      action={{ ...action, reason: action.reason ?? file.reason }}
      verb={t('redirects.take', { count: added + replaced })}
      onClose={onClose}
    >
      <Hint>{t('redirects.columns')}</Hint>
      <TextAreaField
        isFirst
        label={t('redirects.rows')}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <input
        ref={input}
        type="file"
        // Workbooks can be chosen, too: a file that cannot be would not say why.
        accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/tab-separated-values,text/plain"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) file.run(chosen)
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
      <Row>
        <Button variant="secondary" size="s" loading={file.isPending} onClick={() => input.current?.click()}>
          {t('redirects.chooseFile')}
        </Button>
      </Row>
      <Status>
        {text.trim() !== '' &&
          t('redirects.report', { added, replaced, unchanged, rejected: rejected.length })}
      </Status>
      {rejected.length > 0 && (
        <section>
          <Row>
            <Subtitle>{t('redirects.rejected')}</Subtitle>
            <Button variant="outline" size="s" icon="download" onClick={saveRejected}>
              {t('redirects.saveRejected')}
            </Button>
          </Row>
          <div className={styles.rejected}>
            <DataTable
              layout="cards"
              columns={columns}
              items={rejected.slice(0, maxShown)}
              keyOf={({ line }) => line}
            />
          </div>
          {rejected.length > maxShown && (
            <Hint>{t('redirects.rest', { count: rejected.length - maxShown })}</Hint>
          )}
        </section>
      )}
    </FormDialog>
  )
}

/** Empty cells, so that the reason has a column of its own. */
const missing = ({ cells }: RejectedRow) => Array<string>(Math.max(0, 3 - cells.length)).fill('')
