import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { Loaded } from '../loaded.tsx'
import { ApprovalRules } from '../review/approval-rules.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AddUser } from './add-user.tsx'
import { MaySignIn } from './may-sign-in.tsx'
import { RequireFactor } from './require-factor.tsx'
import { ResetFactor } from './reset-factor.tsx'
import { ResetPassword } from './reset-password.tsx'
import styles from '../shell/shell.module.css'

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

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

  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <h1 className={styles.title}>{t('users.title')}</h1>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <Loaded reading={users} waiting={<Skeleton height="200px" />}>
        {(list) => (
          <table className={classNames(styles.table, styles.cards)}>
            <thead>
              <tr>
                <th scope="col">{t('users.login')}</th>
                <th scope="col">{t('users.name')}</th>
                <th scope="col">{t('users.role')}</th>
                <th scope="col">{t('users.active')}</th>
                <th scope="col">{t('users.password')}</th>
                <th scope="col">{t('users.factor')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((user) => {
                const { id, login, name, role, hasSecondFactor } = user
                return (
                  <tr key={id}>
                    <td data-label={t('users.login')}>{login}</td>
                    <td data-label={t('users.name')}>{name}</td>
                    <td data-label={t('users.role')}>
                      <select
                        className={styles.select}
                        aria-label={`${t('users.role')}: ${name}`}
                        value={role}
                        onChange={({ target }) =>
                          isRole(target.value) && void change(id, { role: target.value })
                        }
                      >
                        {roles.map((each) => (
                          <option key={each} value={each}>
                            {t(`roles.${each}`)}
                          </option>
                        ))}
                      </select>
                    </td>
                    <td data-label={t('users.active')}>
                      <MaySignIn
                        user={user}
                        onAllow={() => change(id, { isActive: true })}
                        onBlock={async (keep) => {
                          await callStudio('users.change', { id, isActive: false, keep })
                          setNotice(t('users.blocked', { name }))
                          await users.mutate()
                        }}
                      />
                    </td>
                    <td data-label={t('users.password')}>
                      {id === own.id ? (
                        <Link to="/account" className={styles.textLink ?? ''}>
                          {t('account.changePassword')}
                        </Link>
                      ) : (
                        <ResetPassword
                          user={user}
                          onReset={async (password, keep) => {
                            await callStudio('users.change', { id, password, keep })
                            setNotice(t('users.passwordReset', { name }))
                            await users.mutate()
                          }}
                        />
                      )}
                    </td>
                    <td data-label={t('users.factor')}>
                      {hasSecondFactor ? (
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
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </Loaded>
      <RequireFactor />
      <ApprovalRules />
      <AddUser
        onAdded={(added) => {
          setNotice(t('users.added', { name: added.name }))
          void users.mutate()
        }}
      />
    </main>
  )
}
