import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useRefreshReviews } from './use-review.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Choice, Choices } from '../kit/choice.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import { TextAreaField } from '../kit/field.tsx'
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
  const action = useAction(async () => {
    if (users.length + asked.length === 0) return t('review.nobody')
    if (!(await settle())) return t('editor.notSaved')
    await callStudio('reviews.request', { subject, users: [...users], roles: [...asked], message })
    await refresh()
    onClose()
    return undefined
  })
  const isNobody = action.reason !== undefined && users.length + asked.length === 0
  const choice = {
    'aria-invalid': isNobody || undefined,
    'aria-describedby': isNobody ? reasonId : undefined,
  }
  return (
    <FormDialog
      title={t(before ? 'review.requestAgain' : 'review.request')}
      action={action}
      reasonId={reasonId}
      verb={t('review.send')}
      onClose={onClose}
    >
      <Loaded reading={people} waiting={<Skeleton height="120px" />}>
        {(list) => (
          <Choices legend={t('review.people')} className={styles.choices}>
            {list
              .filter((person) => person.id !== user.id)
              .map((person) => (
                <Choice
                  key={person.id}
                  {...choice}
                  checked={users.includes(person.id)}
                  onChange={() => setUsers(toggled(users, person.id))}
                >
                  {person.name} <InlineHint>{t(`roles.${person.role}`)}</InlineHint>
                </Choice>
              ))}
            {list.length < 2 && <Hint>{t('review.nobodyElse')}</Hint>}
          </Choices>
        )}
      </Loaded>
      <Choices legend={t('review.roles')}>
        {askable.map((role) => (
          <Choice
            key={role}
            {...choice}
            checked={asked.includes(role)}
            onChange={() => setAsked(toggled(asked, role))}
          >
            {t('review.anyOf', { role: t(`roles.${role}`) })}
          </Choice>
        ))}
      </Choices>
      <TextAreaField
        label={t('review.message')}
        hint={t('review.messageHint')}
        rows={3}
        maxLength={1000}
        value={message}
        onChange={setMessage}
      />
    </FormDialog>
  )
}
