import { useId, useState } from 'react'
import { Select } from '../../../src/ui/controls/select.tsx'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { type HistoryTab, statusesOf } from '../../../src/modules/cashier/index.ts'
import type { HistoryColumn } from '../columns.ts'
import { useHistory } from '../use-history.ts'
import { Download } from './download.tsx'
import { HistoryEntries } from './history-entries.tsx'

interface TabPanelProps {
  tab: HistoryTab
  pageSize: number | undefined
  columns: readonly HistoryColumn[]
  /** Id of the entry that is expanded at first. */
  opened: string | undefined
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

/** The entries of one kind, filtered by status. */
export function TabPanel({ tab, pageSize, columns, opened, onMoved }: TabPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const [status, setStatus] = useState('')
  const list = useHistory(tab, status || null, pageSize)
  const changed = () => {
    void list.refresh()
    onMoved()
  }
  return (
    <>
      <Download
        filter={
          <>
            <label htmlFor={id}>{t('cashier.history.filter')}</label>
            <Select
              isCompact
              id={id}
              value={status}
              onChange={(event) => setStatus(event.currentTarget.value)}
            >
              <option value="">{t('cashier.history.anyStatus')}</option>
              {statusesOf[tab].map((value) => (
                <option key={value} value={value}>
                  {t(`cashier.history.status.${value}`)}
                </option>
              ))}
            </Select>
          </>
        }
        save={async (texts) => {
          const { saveHistory } = await import('../history-file.ts')
          return saveHistory(tab, status || null, texts)
        }}
      />
      <HistoryEntries
        list={list}
        columns={columns}
        keyOf={({ id: key }) => String(key)}
        empty={t(`cashier.history.empty.${status === '' ? tab : 'filtered'}`)}
        opened={opened}
        onChanged={changed}
      />
    </>
  )
}
