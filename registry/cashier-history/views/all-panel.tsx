import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { DayRange } from '../../../src/modules/cashier/index.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useAllHistory } from '../use-history.ts'
import { Download } from './download.tsx'
import { HistoryEntries } from './history-entries.tsx'
import styles from './history-panel.module.css'

/** The range with only the days that are filled in. */
const rangeOf = ({ from, to }: DayRange): DayRange => ({ ...(from && { from }), ...(to && { to }) })

/** Milliseconds after the last change of a day until the list follows: a typed year changes with each digit. */
const typingTime = 800

/** The entries of all kinds, filtered by days. */
export function AllPanel({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { timeZone } = useConfig().site
  const [entered, setEntered] = useState<DayRange>({})
  const [days, setDays] = useState<DayRange>({})
  const apply = () => setDays(rangeOf(entered))
  useEffect(() => {
    const timer = setTimeout(() => setDays(rangeOf(entered)), typingTime)
    return () => clearTimeout(timer)
  }, [entered])
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
                  value={entered[name] ?? ''}
                  min={name === 'to' ? entered.from : undefined}
                  max={name === 'from' ? entered.to : undefined}
                  onChange={(event) => setEntered({ ...entered, [name]: event.currentTarget.value })}
                  onBlur={apply}
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
        isCut={list.pages.at(-1)?.isCut}
        keyOf={({ key }) => key}
        empty={t(`cashier.history.empty.${isFiltered ? 'days' : 'all'}`)}
        onChanged={changed}
      />
    </>
  )
}
