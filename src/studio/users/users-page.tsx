import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedUser } from '../../../schemas/studio/answers.ts'
import { Avatar } from '../../ui/art/avatar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { ApprovalRules } from '../review/approval-rules.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AddUser } from './add-user.tsx'
import { RequireFactor } from './require-factor.tsx'
import { UserMenu } from './user-menu.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Row } from '../kit/layout.tsx'
import { Detail, Status } from '../kit/text.tsx'
import { Page } from '../kit/page.tsx'
import styles from './users.module.css'

/** The users of the Studio and their roles. */
export function UsersPage() {
  const { t } = useTranslation()
  const users = useStudioData('users.list', {})
  const [notice, setNotice] = useState('')
  const [isAdding, setIsAdding] = useState(false)

  function finish(text: string) {
    setNotice(text)
    void users.mutate()
  }

  return (
    <Page
      title={t('users.title')}
      actions={
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          {t('users.add')}
        </Button>
      }
    >
      <Status>{notice}</Status>
      <Loaded reading={users} waiting={<Skeleton height="200px" />}>
        {(list) => <UserTable users={list} onChanged={finish} />}
      </Loaded>
      <RequireFactor />
      <ApprovalRules />
      {isAdding && (
        <AddUser
          onAdded={({ name }) => finish(t('users.added', { name }))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Page>
  )
}

interface UserTableProps {
  users: readonly ListedUser[]
  onChanged: (notice: string) => void
}

function UserTable({ users, onChanged }: UserTableProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const { user: own } = useStudioSession()
  const columns: Column<ListedUser>[] = [
    {
      title: t('users.name'),
      isRowTitle: true,
      cell: ({ id, name, login }) => (
        <span className={styles.user}>
          <Avatar name={name} />
          <span>
            {name}
            <Detail>{id === own.id ? `${login} · ${t('users.you')}` : login}</Detail>
          </span>
        </span>
      ),
    },
    {
      title: t('users.role'),
      cell: ({ role, isActive }) => (
        <Row gap={8}>
          <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{t(`roles.${role}`)}</Badge>
          {!isActive && <Badge tone="error">{t('users.noAccess')}</Badge>}
        </Row>
      ),
    },
    {
      title: t('users.factor'),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'account.factorOn' : 'users.factorOff'),
    },
    {
      title: t('users.lastSeen'),
      cell: ({ seenAt }) =>
        seenAt === null ? t('users.neverSeen') : <time dateTime={seenAt}>{time(seenAt)}</time>,
    },
    {
      title: t('users.actions'),
      isTitleHidden: true,
      cell: (user) => <UserMenu user={user} onChanged={onChanged} />,
    },
  ]
  return <DataTable layout="cards" columns={columns} items={users} keyOf={({ id }) => id} />
}
