import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision, Review, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { RequestForm } from './request-form.tsx'
import { useRefreshReviews } from './use-review.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Hint } from '../kit/text.tsx'
import { Row, Stack } from '../kit/layout.tsx'

interface ReviewActionsProps {
  subject: ReviewSubject
  review: Review
  /** The drafts as they are shown; null while they are being saved. */
  seen: StudioParams<'reviews.decide'>['documents'] | null
  /** Saves what was typed; false: it could not be saved. */
  settle?: () => Promise<boolean>
}

const settled = () => Promise.resolve(true)
const focusNow = (element: HTMLElement | null) => element?.focus()

/** Requests a review, approves or asks for changes. */
export function ReviewActions({ subject, review, seen, settle = settled }: ReviewActionsProps) {
  const { t } = useTranslation()
  const id = useId()
  const refresh = useRefreshReviews()
  const mayEdit = useMay('editor')
  const [isAsking, setIsAsking] = useState(false)
  const [isObjecting, setIsObjecting] = useState(false)
  const [text, setText] = useState('')
  const objecting = useRef<HTMLButtonElement>(null)
  const { request, documents } = review
  const isAuthor = documents.length > 0 && documents.every((each) => each.isAuthor)
  const hasDrafts = documents.some(({ revision }) => revision !== null)

  function stopObjecting() {
    setIsObjecting(false)
    objecting.current?.focus()
  }
  const decide = useAction(async (decision: Decision) => {
    if (!seen) return t('editor.notSaved')
    if (decision === 'changes' && text.trim() === '') return t('review.textMissing')
    await callStudio('reviews.decide', {
      subject,
      documents: seen,
      decision,
      text: decision === 'changes' ? text : '',
    })
    stopObjecting()
    setText('')
    await refresh()
    return undefined
  })
  const withdraw = useAction(async () => {
    await callStudio('reviews.withdraw', { subject })
    await refresh()
  })
  const form = useInvalidFocus<HTMLDivElement>(decide.reason)
  const reason = decide.reason ?? withdraw.reason
  if (!hasDrafts) return <Hint>{t('review.noEdits')}</Hint>
  return (
    <Stack ref={form}>
      {isObjecting && (
        <Field id={id} label={t('review.whatToChange')} error={decide.reason}>
          {(control) => (
            <ControlBox invalid={decide.reason !== undefined}>
              <textarea
                {...control}
                ref={focusNow}
                rows={3}
                maxLength={2000}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  decide.setReason(undefined)
                }}
              />
            </ControlBox>
          )}
        </Field>
      )}
      {reason !== undefined && !isObjecting && <ActionError reason={reason} />}
      {isAuthor && <Hint>{t('review.ownEdit')}</Hint>}
      <Row>
        {!isAuthor && !isObjecting && (
          <Button size="s" icon="check" loading={decide.isPending} onClick={() => decide.run('approve')}>
            {t('review.approve')}
          </Button>
        )}
        {!isAuthor && (
          <Button
            size="s"
            ref={objecting}
            variant="secondary"
            loading={isObjecting && decide.isPending}
            onClick={() => (isObjecting ? decide.run('changes') : setIsObjecting(true))}
          >
            {t(isObjecting ? 'review.sendChanges' : 'review.askForChanges')}
          </Button>
        )}
        {isObjecting && (
          <Button size="s" variant="ghost" onClick={stopObjecting}>
            {t('cancel')}
          </Button>
        )}
        {mayEdit && !isObjecting && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {t(request ? 'review.requestAgain' : 'review.request')}
          </Button>
        )}
        {mayEdit && request && !isObjecting && (
          <Button size="s" variant="ghost" loading={withdraw.isPending} onClick={() => withdraw.run()}>
            {t('review.withdraw')}
          </Button>
        )}
      </Row>
      {isAsking && (
        <RequestForm subject={subject} before={request} settle={settle} onClose={() => setIsAsking(false)} />
      )}
    </Stack>
  )
}
