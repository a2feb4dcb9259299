import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { EndAccess } from './end-access.tsx'

export type KeptAfterReset = 'tokens' | 'previews'
const offered: readonly KeptAfterReset[] = ['tokens', 'previews']

interface ResetFactorProps {
  id: number
  name: string
  onReset: (keep: KeptAfterReset[]) => Promise<void>
}

/** Removes the second factor of a user who has lost it, after a question. */
export function ResetFactor({ id, name, onReset }: ResetFactorProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        aria-haspopup="dialog"
        aria-label={`${t('users.resetFactor')}: ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {t('users.resetFactor')}
      </Button>
      {isAsked && (
        <EndAccess
          user={id}
          title={t('users.resetFactorAsk', { name })}
          text={t('users.resetFactorText', { name })}
          verb={t('users.resetFactor')}
          offered={offered}
          onConfirm={(keep) => onReset(offered.filter((kind) => keep.includes(kind)))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
