import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { FormView } from '../../src/renderer/form/form-view.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { Card } from '../../src/ui/display/card.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import type { feedback } from './feedback.schema.ts'
import styles from './feedback.module.css'

export function Feedback({ props }: BlockProps<typeof feedback, ReactNode>) {
  const [answerTo, setAnswerTo] = useState<string>()
  return (
    <Card className={styles.letter}>
      {answerTo === undefined ? (
        <FormView
          formKey={props.form}
          rows={4}
          onDone={(email) => setAnswerTo(typeof email === 'string' ? email : '')}
        />
      ) : (
        <Sent email={answerTo} onAnother={() => setAnswerTo(undefined)} />
      )}
    </Card>
  )
}

/** Replaces the form and takes over the focus from its button. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <EmptyState
        emblem="bell"
        title={t('support.feedback.sent')}
        text={t('support.feedback.answer', { email })}
      >
        <Button variant="secondary" onClick={onAnother}>
          {t('support.feedback.another')}
        </Button>
      </EmptyState>
    </div>
  )
}
