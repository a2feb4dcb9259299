import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { DayRange } from '../../../src/modules/cashier/index.ts'
import { DateInput } from '../../../src/ui/masked-input/date-input.tsx'
import { isReversed, wrongDay, type EnteredDays } from '../../../src/ui/masked-input/day-range.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import type { HistoryColumn } from '../columns.ts'
import { useAllHistory } from '../use-history.ts'
import { Download } from './download.tsx'
import { HistoryEntries } from './history-entries.tsx'
import styles from './history-panel.module.css'

/** The range with only the days that are filled in. */
const rangeOf = ({ from, to }: EnteredDays): DayRange => ({ ...(from && { from }), ...(to && { to }) })

/** Milliseconds after the last change of a day until the list follows: a typed year changes with each digit. */
const typingTime = 800

interface AllPanelProps {
  pageSize: number | undefined
  columns: readonly HistoryColumn[]
  onMoved: () => void
}

/** The entries of all kinds, filtered by days. */
export function AllPanel({ pageSize, columns, onMoved }: AllPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const { timeZone } = useConfig().site
  const [entered, setEntered] = useState<EnteredDays>({ from: '', to: '' })
  const [days, setDays] = useState<DayRange>({})
  const wrong = wrongDay(entered)
  function apply() {
    if (wrong === undefined) setDays(rangeOf(entered))
  }
  useEffect(() => {
    if (wrongDay(entered) !== undefined) return
    const timer = setTimeout(() => setDays(rangeOf(entered)), typingTime)
    return () => clearTimeout(timer)
  }, [entered])
  const list = useAllHistory(days, timeZone, pageSize)
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
                <DateInput
                  id={`${id}-${name}`}
                  value={entered[name]}
                  problem={name === 'to' && isReversed(entered) ? t('dates.order') : undefined}
                  onChange={(value) => setEntered({ ...entered, [name]: value })}
                  onBlur={apply}
                />
              </span>
            ))}
          </span>
        }
        mayStart={() => {
          if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus()
          return wrong === undefined
        }}
        save={async (texts) => {
          const { saveAllHistory } = await import('../history-file.ts')
          return saveAllHistory(rangeOf(entered), texts)
        }}
      />
      <HistoryEntries
        list={list}
        columns={columns}
        isCut={list.pages.at(-1)?.isCut}
        keyOf={({ key }) => key}
        empty={t(`cashier.history.empty.${isFiltered ? 'days' : 'all'}`)}
        onChanged={changed}
      />
    </>
  )
}
