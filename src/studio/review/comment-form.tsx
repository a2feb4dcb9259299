import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useAction } from '../use-action.ts'
import { Row, Stack } from '../kit/layout.tsx'

const focusNow = (element: HTMLElement | null) => element?.focus()

interface CommentFormProps {
  label: string
  verb: string
  /** Stores the comment. */
  onSend: (text: string) => Promise<void>
  /** Closes a form that a button has opened: its text field has the focus at once. */
  onCancel?: () => void
}

/** Writes a comment or a reply. */
export function CommentForm({ label, verb, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const { isPending, reason, setReason, run } = useAction(async () => {
    if (text.trim() === '') return t('review.textMissing')
    await onSend(text)
    setText('')
    return undefined
  })
  const form = useInvalidFocus(reason)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }
  return (
    <Stack ref={form} noValidate as="form" onSubmit={submit}>
      <Field id={id} label={label} error={reason}>
        {(control) => (
          <ControlBox invalid={reason !== undefined}>
            <textarea
              {...control}
              ref={onCancel ? focusNow : undefined}
              rows={2}
              maxLength={2000}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setReason(undefined)
              }}
            />
          </ControlBox>
        )}
      </Field>
      <Row>
        <Button type="submit" size="s" variant="secondary" loading={isPending}>
          {verb}
        </Button>
        {onCancel && (
          <Button size="s" variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
