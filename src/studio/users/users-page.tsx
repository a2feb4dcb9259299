import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { roles } from '../../../schemas/studio/roles.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { ApprovalRules } from '../review/approval-rules.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AddUser } from './add-user.tsx'
import { MaySignIn } from './may-sign-in.tsx'
import { RequireFactor } from './require-factor.tsx'
import { ResetFactor } from './reset-factor.tsx'
import { ResetPassword } from './reset-password.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Select } from '../kit/select.tsx'
import { Status, TextLink } from '../kit/text.tsx'
import { Page } from '../kit/page.tsx'

/** The users of the Studio and their roles. */
export function UsersPage() {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const users = useStudioData('users.list', {})
  const { user: own } = useStudioSession()
  const [notice, setNotice] = useState('')

  async function change(id: number, changes: Partial<Pick<StudioUser, 'role' | 'isActive'>>) {
    try {
      await callStudio('users.change', { id, ...changes })
      setNotice('')
    } catch (error) {
      setNotice(t('users.failed', { reason: reasonOf(error) }))
    }
    await users.mutate()
  }

  const columns: Column<StudioUser>[] = [
    { title: t('users.login'), cell: ({ login }) => login },
    { title: t('users.name'), cell: ({ name }) => name },
    {
      title: t('users.role'),
      cell: ({ id, name, role }) => (
        <Select
          aria-label={`${t('users.role')}: ${name}`}
          value={role}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={(next) => void change(id, { role: next })}
        />
      ),
    },
    {
      title: t('users.active'),
      cell: (user) => (
        <MaySignIn
          user={user}
          onAllow={() => change(user.id, { isActive: true })}
          onBlock={async (keep) => {
            await callStudio('users.change', { id: user.id, isActive: false, keep })
            setNotice(t('users.blocked', { name: user.name }))
            await users.mutate()
          }}
        />
      ),
    },
    {
      title: t('users.password'),
      cell: (user) =>
        user.id === own.id ? (
          <TextLink to="/account">{t('account.changePassword')}</TextLink>
        ) : (
          <ResetPassword
            user={user}
            onReset={async (password, keep) => {
              await callStudio('users.change', { id: user.id, password, keep })
              setNotice(t('users.passwordReset', { name: user.name }))
              await users.mutate()
            }}
          />
        ),
    },
    {
      title: t('users.factor'),
      cell: ({ id, name, hasSecondFactor }) =>
        hasSecondFactor ? (
          <ResetFactor
            id={id}
            name={name}
            onReset={async (keep) => {
              await users.mutate(await callStudio('users.resetFactor', { id, keep }), false)
              setNotice(t('users.factorReset', { name }))
            }}
          />
        ) : (
          t('users.factorOff')
        ),
    },
  ]

  return (
    <Page title={t('users.title')}>
      <Status>{notice}</Status>
      <Loaded reading={users} waiting={<Skeleton height="200px" />}>
        {(list) => <DataTable layout="cards" columns={columns} items={list} keyOf={({ id }) => id} />}
      </Loaded>
      <RequireFactor />
      <ApprovalRules />
      <AddUser
        onAdded={(added) => {
          setNotice(t('users.added', { name: added.name }))
          void users.mutate()
        }}
      />
    </Page>
  )
}
