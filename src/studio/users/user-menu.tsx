import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { useAccountReason } from '../account/use-account-reason.ts'
import { callStudio } from '../call-studio.ts'
import { ActionError } from '../kit/action-error.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { ActionMenu } from '../menu/action-menu.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { EndAccess } from './end-access.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { chosenRole, RoleChoices } from './role-choices.tsx'

const keptAfterReset = ['tokens', 'previews'] as const

interface UserMenuProps {
  user: StudioUser
  /** Called with what has been done. */
  onChanged: (notice: string) => void
}

/** What an admin can do with a user. What ends the access of one asks first. */
export function UserMenu({ user, onChanged }: UserMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user: own } = useStudioSession()
  const [opened, setOpened] = useState<'role' | 'password' | 'factor' | 'block' | null>(null)
  const { id, name, isActive, hasSecondFactor } = user
  const close = () => setOpened(null)

  async function change(changes: Omit<StudioParams<'users.change'>, 'id'>, notice: string) {
    await callStudio('users.change', { id, ...changes })
    onChanged(notice)
  }
  const allow = useAction(() => change({ isActive: true }, t('users.added', { name })))

  const password =
    id === own.id
      ? { label: t('account.changePassword'), run: () => void navigate('/account') }
      : { label: t('users.resetPassword'), run: () => setOpened('password') }
  const access = isActive
    ? { label: t('users.block'), isDangerous: true, run: () => setOpened('block') }
    : { label: t('users.allow'), run: allow.run }

  return (
    <>
      <ActionMenu
        label={t('users.menu', { name })}
        icon="more"
        variant="ghost"
        groups={[
          [
            { label: t('users.changeRole'), icon: 'user', run: () => setOpened('role') },
            { ...password, icon: 'lock' },
            ...(hasSecondFactor
              ? [{ label: t('users.resetFactor'), icon: 'shield' as const, run: () => setOpened('factor') }]
              : []),
          ],
          [{ ...access, icon: isActive ? 'close' : 'check' }],
        ]}
      />
      <ActionError reason={allow.reason} />
      {opened === 'role' && (
        <RoleDialog
          user={user}
          onChoose={(role) => change({ role }, t('users.roleChanged', { name, role: t(`roles.${role}`) }))}
          onClose={close}
        />
      )}
      {opened === 'password' && (
        <PasswordDialog
          user={user}
          onReset={(next, keep) => change({ password: next, keep }, t('users.passwordReset', { name }))}
          onClose={close}
        />
      )}
      {opened === 'factor' && (
        <EndAccess
          user={id}
          title={t('users.resetFactorAsk', { name })}
          text={t('users.resetFactorText', { name })}
          verb={t('users.resetFactor')}
          offered={keptAfterReset}
          onConfirm={async (keep) => {
            await callStudio('users.resetFactor', {
              id,
              keep: keptAfterReset.filter((kind) => keep.includes(kind)),
            })
            onChanged(t('users.factorReset', { name }))
          }}
          onClose={close}
        />
      )}
      {opened === 'block' && (
        <EndAccess
          user={id}
          title={t('users.blockAsk', { name })}
          text={t('users.blockText', { name })}
          verb={t('users.block')}
          onConfirm={(keep) => change({ isActive: false, keep }, t('users.blocked', { name }))}
          onClose={close}
        />
      )}
    </>
  )
}

interface RoleDialogProps {
  user: StudioUser
  onChoose: (role: StudioUser['role']) => Promise<void>
  onClose: () => void
}

function RoleDialog({ user: { name, role }, onChoose, onClose }: RoleDialogProps) {
  const { t } = useTranslation()
  const action = useAction(async (form: HTMLFormElement) => {
    await onChoose(chosenRole(new FormData(form)))
    onClose()
  }, useAccountReason())
  return (
    <FormDialog
      title={t('users.roleOf', { name })}
      verb={t('users.changeRole')}
      action={action}
      onClose={onClose}
    >
      <RoleChoices initial={role} />
    </FormDialog>
  )
}
