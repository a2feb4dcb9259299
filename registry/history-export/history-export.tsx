import { useEffect, useEffectEvent, useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { ApiError } from '../../schemas/api/errors.ts'
import type { BlockProps } from '../../schemas/component.ts'
import type { HistoryExport as ExportRequest } from '../../schemas/api/entities/games.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { formatDate, formatTime } from '../../src/lib/format/date.ts'
import { serverNow } from '../../src/lib/data/server-clock.ts'
import { describeError, useTask } from '../../src/lib/data/use-task.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { DateInput } from '../../src/ui/masked-input/date-input.tsx'
import { isReversed, wrongDay, type EnteredDays } from '../../src/ui/masked-input/day-range.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Button, buttonClass } from '../../src/ui/controls/button.tsx'
import { Card } from '../../src/ui/display/card.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { Spinner } from '../../src/ui/states/spinner.tsx'
import { load } from './history-export.load.ts'
import type { historyExport } from './history-export.schema.ts'
import styles from './history-export.module.css'

type ExportProps = BlockProps<typeof historyExport, ReactNode>

/** Milliseconds between polls while the file is being created. */
const pollIntervalMs = 2000

export function HistoryExport(block: ExportProps) {
  const { props } = block
  const { t } = useTranslation()
  const request = useLoad(load, 'request', block)
  return (
    <section className={styles.panel} aria-label={t('exports.title')}>
      {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      {request.data !== undefined && <Asking latest={request.data} onPoll={request.retry} />}
      {request.data === undefined && request.error !== undefined && (
        <ErrorState
          title={t('exports.error.title')}
          text={t('exports.error.text')}
          retryLabel={t('cashier.retry')}
          onRetry={request.retry}
        />
      )}
      {request.data === undefined && request.error === undefined && <Skeleton height="180px" />}
    </section>
  )
}

function describe(error: unknown, t: Translate): string {
  const isWrongPeriod = error instanceof ApiError && error.type === 'InvalidParameterException'
  return isWrongPeriod ? t('exports.days') : describeError(error, t)
}

function Asking({ latest, onPoll }: { latest: ExportRequest; onPoll: () => void }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const id = useId()
  const [days, setDays] = useState<EnteredDays>({ from: '', to: '' })
  const again = latest.can_request_at === null ? undefined : Date.parse(latest.can_request_at)
  const mustWait = again !== undefined && again > serverNow()

  const poll = useEffectEvent(onPoll)
  const isMaking = latest.status === 'processing'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(poll, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isMaking])

  const { run, isPending, problem } = useTask(async () => {
    const { from, to } = days
    if (!from || !to) throw new ApiError('InvalidParameterException', 'these days are not a period')
    await callApi('games.createhistoryexportrequest', { from, to })
    onPoll()
  }, describe)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = wrongDay(days)
    if (wrong === undefined) run()
    else document.getElementById(`${id}-${wrong}`)?.focus()
  }
  return (
    <>
      <Latest latest={latest} />
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          {(['from', 'to'] as const).map((name) => (
            <div key={name} className={styles.field}>
              <label htmlFor={`${id}-${name}`}>{t(`bets.${name}`)}</label>
              <DateInput
                id={`${id}-${name}`}
                value={days[name]}
                invalid={problem !== undefined}
                problem={name === 'to' && isReversed(days) ? t('dates.order') : undefined}
                describedBy={`${id}-problem`}
                onChange={(value) => setDays((before) => ({ ...before, [name]: value }))}
              />
            </div>
          ))}
          <Button type="submit" loading={isPending} disabled={mustWait}>
            {t('exports.request')}
          </Button>
          <p id={`${id}-problem`} role="status" className={styles.problem}>
            {problem}
          </p>
        </form>
        {mustWait && (
          <p className={styles.text}>{t('exports.again', { time: formatTime(again, timeZone) })}</p>
        )}
      </Card>
    </>
  )
}

function Latest({ latest }: { latest: ExportRequest }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  if (latest.status === 'none') return null
  const at = latest.created_at === null ? undefined : Date.parse(latest.created_at)
  return (
    <Card className={styles.latest}>
      {latest.status === 'processing' && <Spinner size={24} />}
      {latest.status === 'ready' && <Icon name="check-circle" size={24} />}
      {latest.status === 'failed' && <Icon name="warning" size={24} />}
      <p role="status" className={styles.state}>
        {t(`exports.state.${latest.status}`)}
        {at !== undefined && (
          <span>
            {formatDate(at, timeZone)} {formatTime(at, timeZone)}
          </span>
        )}
      </p>
      {latest.url !== null && (
        <a href={latest.url} download className={buttonClass({ variant: 'secondary' })}>
          <Icon name="download" size={20} />
          {t('exports.download')}
        </a>
      )}
    </Card>
  )
}
