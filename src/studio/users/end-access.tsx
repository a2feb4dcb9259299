import type { AccessKind } from '../../../schemas/studio/access.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { keptIn, KeptAccess } from '../account/access-to-keep.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { Dialog } from '../kit/dialog.tsx'

interface EndAccessProps {
  /** Id of the user. */
  user: number
  title: string
  /** What happens besides the end of the access. */
  text: string
  verb: string
  offered?: readonly AccessKind[]
  onConfirm: (keep: AccessKind[]) => Promise<void>
  onClose: () => void
}

/** Asks before the access of a user ends, with what the user has, and what should stay. */
export function EndAccess({ user, title, text, verb, offered, onConfirm, onClose }: EndAccessProps) {
  const access = useStudioData('users.access', { id: user })
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <Loaded reading={access} waiting={<Skeleton height="160px" />}>
          {(present) => (
            <AccountForm
              verb={verb}
              isDanger
              onSubmit={async (form) => {
                await onConfirm(keptIn(form))
                close()
              }}
              onCancel={close}
            >
              <p>{text}</p>
              <KeptAccess access={present} {...(offered && { offered })} />
            </AccountForm>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}
