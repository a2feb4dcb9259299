import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../loaded.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { Modal } from '../shell/modal.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useRefreshReviews } from './use-review.ts'
import styles from './review.module.css'

/** Roles that can be asked; every user is a viewer. */
const askable = roles.filter((role) => role !== 'viewer')

const toggled = <Value,>(list: readonly Value[], value: Value) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

interface RequestFormProps {
  subject: ReviewSubject
  /** The open request, which is repeated or changed. */
  before: Review['request']
  /** Saves what was typed; false: it could not be saved. */
  settle: () => Promise<boolean>
  onClose: () => void
}

/** Asks users and roles for a review. */
export function RequestForm({ subject, before, settle, onClose }: RequestFormProps) {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const refresh = useRefreshReviews()
  const people = useStudioData('reviews.people', {})
  const [users, setUsers] = useState<readonly number[]>(before?.users.map(({ id }) => id) ?? [])
  const [asked, setAsked] = useState<readonly Role[]>(before?.roles ?? [])
  const reasonId = useId()
  const [message, setMessage] = useState('')
  const { isPending, reason, run } = useAction(async () => {
    if (users.length + asked.length === 0) return t('review.nobody')
    if (!(await settle())) return t('editor.notSaved')
    await callStudio('reviews.request', { subject, users: [...users], roles: [...asked], message })
    await refresh()
    onClose()
    return undefined
  })
  const form = useInvalidFocus(reason)
  const isNobody = reason !== undefined && users.length + asked.length === 0
  const choice = {
    'aria-invalid': isNobody || undefined,
    'aria-describedby': isNobody ? reasonId : undefined,
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }
  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => (
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <h2 id={id} className={styles.subtitle}>
            {t(before ? 'review.requestAgain' : 'review.request')}
          </h2>
          <Loaded reading={people} waiting={<Skeleton height="120px" />}>
            {(list) => (
              <fieldset className={styles.choiceGroup}>
                <legend>{t('review.people')}</legend>
                {list
                  .filter((person) => person.id !== user.id)
                  .map((person) => (
                    <label key={person.id} className={styles.choice}>
                      <input
                        {...choice}
                        type="checkbox"
                        checked={users.includes(person.id)}
                        onChange={() => setUsers(toggled(users, person.id))}
                      />
                      <span>
                        {person.name} <span className={styles.hint}>{t(`roles.${person.role}`)}</span>
                      </span>
                    </label>
                  ))}
                {list.length < 2 && <p className={styles.hint}>{t('review.nobodyElse')}</p>}
              </fieldset>
            )}
          </Loaded>
          <fieldset className={styles.choiceGroup}>
            <legend>{t('review.roles')}</legend>
            {askable.map((role) => (
              <label key={role} className={styles.choice}>
                <input
                  {...choice}
                  type="checkbox"
                  checked={asked.includes(role)}
                  onChange={() => setAsked(toggled(asked, role))}
                />
                {t('review.anyOf', { role: t(`roles.${role}`) })}
              </label>
            ))}
          </fieldset>
          <Field id="review-message" label={t('review.message')} hint={t('review.messageHint')}>
            {(control) => (
              <ControlBox>
                <textarea
                  {...control}
                  rows={3}
                  maxLength={1000}
                  value={message}
                  onChange={({ target }) => setMessage(target.value)}
                />
              </ControlBox>
            )}
          </Field>
          {reason && (
            <p id={reasonId} role="alert">
              {reason}
            </p>
          )}
          <div className={styles.end}>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('review.send')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
