import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Confirm } from '../editor/confirm.tsx'
import { useAction } from '../use-action.ts'

/** Removes the second factor of a user who has lost it, after a question. */
export function ResetFactor({ name, onReset }: { name: string; onReset: () => Promise<void> }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const { isPending, reason, run } = useAction(onReset)
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        loading={isPending}
        aria-label={`${t('users.resetFactor')}: ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {t('users.resetFactor')}
      </Button>
      {reason && <p role="alert">{reason}</p>}
      {isAsked && (
        <Confirm
          question={t('users.resetFactorAsk', { name })}
          verb={t('users.resetFactor')}
          onConfirm={() => {
            setIsAsked(false)
            run()
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
