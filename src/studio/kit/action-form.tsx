import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import type { Action } from '../use-action.ts'
import { ActionError } from './action-error.tsx'
import { Row, Stack } from './layout.tsx'

export interface ActionFormProps {
  /** Runs with the submitted form; fields without state are read from it. */
  action: Pick<Action<[form: HTMLFormElement]>, 'isPending' | 'reason' | 'run'>
  /** Label of the button that submits; undefined: there is none at present. */
  verb: ReactNode
  icon?: IconName | undefined
  /** Whether the action ends or removes something. */
  isDanger?: boolean
  /** Whether it is the content of a dialog, which has its buttons at the right. */
  isInDialog?: boolean
  /** Whether something has to happen before it can be submitted. */
  isBlocked?: boolean
  /** Whether a field shows the reason of a failure. */
  isReasonAtField?: boolean
  /** Id of the reason, for other controls that it describes. */
  reasonId?: string
  /** Label of the button that cancels. */
  cancel?: string
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** A form with an action: its fields, why it failed, and its buttons. The first invalid field gets the focus. */
export function ActionForm({
  action: { isPending, reason, run },
  verb,
  icon,
  isDanger = false,
  isInDialog = false,
  isBlocked = false,
  isReasonAtField = false,
  reasonId,
  cancel,
  onCancel,
  children,
}: ActionFormProps) {
  const { t } = useTranslation()
  const form = useInvalidFocus(reason)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBlocked) run(event.currentTarget)
  }

  const submitButton = verb !== undefined && (
    <Button
      type="submit"
      icon={icon}
      variant={isDanger ? 'danger' : 'primary'}
      loading={isPending || isBlocked}
    >
      {verb}
    </Button>
  )
  const cancelButton = onCancel && (
    <Button variant={isInDialog ? 'secondary' : 'ghost'} onClick={onCancel}>
      {cancel ?? t('cancel')}
    </Button>
  )
  return (
    <Stack as="form" ref={form} gap={16} noValidate onSubmit={submit}>
      {children}
      {!isReasonAtField && <ActionError {...(reasonId && { id: reasonId })} reason={reason} />}
      {isInDialog ? (
        <Row justify="right">
          {cancelButton}
          {submitButton}
        </Row>
      ) : (
        <Row>
          {submitButton}
          {cancelButton}
        </Row>
      )}
    </Stack>
  )
}
