import { useId, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { DayRange } from '../../../src/modules/cashier/index.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useAllHistory } from '../use-history.ts'
import { Download } from './download.tsx'
import { HistoryEntries } from './history-entries.tsx'
import styles from './history-panel.module.css'

/** The range with only the days that are filled in. */
const rangeOf = ({ from, to }: DayRange): DayRange => ({ ...(from && { from }), ...(to && { to }) })

/** The entries of all kinds, filtered by days. */
export function AllPanel({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { timeZone } = useConfig().site
  const [days, setDays] = useState<DayRange>({})
  const list = useAllHistory(days, timeZone)
  const changed = () => {
    void list.refresh()
    onMoved()
  }
  const isFiltered = Object.keys(days).length > 0
  return (
    <>
      <Download
        filter={
          <span className={styles.days}>
            {(['from', 'to'] as const).map((name) => (
              <span key={name} className={styles.day}>
                <label htmlFor={`${id}-${name}`}>{t(`cashier.history.${name}`)}</label>
                <input
                  id={`${id}-${name}`}
                  type="date"
                  value={days[name] ?? ''}
                  min={name === 'to' ? days.from : undefined}
                  max={name === 'from' ? days.to : undefined}
                  onChange={(event) => setDays(rangeOf({ ...days, [name]: event.currentTarget.value }))}
                />
              </span>
            ))}
          </span>
        }
        save={async (texts) => {
          const { saveAllHistory } = await import('../history-file.ts')
          return saveAllHistory(days, texts)
        }}
      />
      <HistoryEntries
        list={list}
        keyOf={({ key }) => key}
        empty={t(`cashier.history.empty.${isFiltered ? 'days' : 'all'}`)}
        onChanged={changed}
      />
    </>
  )
}
