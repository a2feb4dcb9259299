import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessKind } from '../../../schemas/studio/access.ts'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { EndAccess } from './end-access.tsx'

interface MaySignInProps {
  user: StudioUser
  onAllow: () => Promise<void>
  onBlock: (keep: AccessKind[]) => Promise<void>
}

/** Whether a user may sign in. Blocking one asks first, since it ends the user's access. */
export function MaySignIn({ user: { id, name, isActive }, onAllow, onBlock }: MaySignInProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <input
        type="checkbox"
        aria-label={`${t('users.active')}: ${name}`}
        checked={isActive}
        onChange={({ target }) => (target.checked ? void onAllow() : setIsAsked(true))}
      />
      {isAsked && (
        <EndAccess
          user={id}
          title={t('users.blockAsk', { name })}
          text={t('users.blockText', { name })}
          verb={t('users.block')}
          onConfirm={onBlock}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
