import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { Acceptance } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { issuesIn } from '../issues/issues-in.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import {
  EndTimeField,
  FutureTimeField,
  readEndTime,
  readFutureTime,
} from '../schedules/future-time-field.tsx'
import { CloseButton, Modal } from '../kit/modal.tsx'
import { useAction } from '../use-action.ts'
import { useReason } from '../use-reason.ts'
import { PublishReview, ReasonField } from './publish-review.tsx'
import { usePublishReview, type PublishSubject } from './use-publish-review.ts'
import { ActionError } from '../kit/action-error.tsx'
import styles from './publishing.module.css'

/** publish: now. schedule: at a time that is asked for. renew: at the time that is set already. */
export type PublishVerb = 'publish' | 'schedule' | 'renew'

interface PublishSheetProps {
  subject: PublishSubject
  verb: PublishVerb
  /** Publishes or schedules, and closes the sheet; a rejected publication stays in it. */
  onConfirm: (
    accepted: Acceptance,
    times: { at: string; until?: string },
  ) => Promise<PublishAnswer | undefined>
  onClose: () => void
}

/** Asks before something goes live: what changes, and whether to publish in spite of warnings. */
export function PublishSheet({ subject, verb, onConfirm, onClose }: PublishSheetProps) {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const review = usePublishReview(subject)
  const [at, setAt] = useState('')
  const [timeReason, setTimeReason] = useState<string>()
  const timeZone = useSiteTimeZone()
  const [until, setUntil] = useState('')
  const [untilReason, setUntilReason] = useState<string>()
  const [rejected, setRejected] = useState<readonly DocumentIssue[]>([])
  const confirm = useRef<HTMLButtonElement>(null)
  const { check, warnings, hasErrors, isReady, accepted } = review
  const { isPending, reason, run } = useAction(
    async () => {
      const time = verb === 'schedule' ? readFutureTime(at, timeZone) : ''
      if (time === undefined) {
        setTimeReason(t('editor.schedulePast'))
        return undefined
      }
      const end = readEndTime(until, time, timeZone)
      if (end === undefined) {
        setUntilReason(t('schedules.untilPast'))
        return undefined
      }
      setRejected([])
      const answer = await onConfirm(accepted, { at: time, ...(end !== null && { until: end }) })
      if (answer?.published !== false) return undefined
      setRejected(answer.issues.filter(({ severity }) => severity === 'error'))
      return t('publishing.rejected')
    },
    (error) => {
      // The list above shows the warnings that have come up meanwhile.
      if (error instanceof StudioError && error.type === 'WarningsNotAccepted') void check.mutate()
      else setRejected(issuesIn(error))
      return reasonOf(error)
    },
  )
  const form = useInvalidFocus(timeReason ?? untilReason)
  const isAsking = verb === 'schedule'

  // One key publishes what has no issues.
  useEffect(() => {
    if (!isReady || isAsking || warnings.length > 0) return
    // The dialog opens later if everything is known already, and focuses what has the attribute.
    confirm.current?.setAttribute('autofocus', '')
    confirm.current?.focus()
  }, [isReady, isAsking, warnings.length])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isReady && canConfirm) run()
  }

  const { length: count } = warnings
  const hasFailed = check.data === undefined && check.error !== undefined
  const canConfirm = !hasErrors && !hasFailed
  return (
    <Modal className={styles.sheet} onClose={onClose}>
      {(id, close) => (
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <header className={styles.head}>
            <h2 id={id} className={styles.title}>
              {t(`publishing.${verb}.title`)}
            </h2>
            <CloseButton onClick={close} />
          </header>
          <div className={styles.content}>
            {verb !== 'publish' && <p className={styles.hint}>{t('releases.pinned')}</p>}
            <PublishReview review={review} onLeave={onClose} />
            {isAsking && (
              <>
                <FutureTimeField
                  value={at}
                  reason={timeReason}
                  onChange={(value) => {
                    setAt(value)
                    setTimeReason(undefined)
                  }}
                />
                <EndTimeField
                  value={until}
                  reason={untilReason}
                  onChange={(value) => {
                    setUntil(value)
                    setUntilReason(undefined)
                  }}
                />
              </>
            )}
            <ActionError reason={reason} />
            {rejected.length > 0 && <IssueList issues={rejected} />}
          </div>
          <footer className={styles.foot}>
            <ReasonField review={review} />
            <div className={styles.choices}>
              <Button variant="secondary" onClick={close}>
                {t('cancel')}
              </Button>
              {canConfirm && (
                <Button ref={confirm} type="submit" loading={isPending || !isReady}>
                  {count > 0 ? t(`publishing.${verb}.withWarnings`, { count }) : t(`publishing.${verb}.verb`)}
                </Button>
              )}
            </div>
          </footer>
        </form>
      )}
    </Modal>
  )
}
