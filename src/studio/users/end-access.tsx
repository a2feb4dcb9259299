import type { AccessKind } from '../../../schemas/studio/access.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { keptIn, KeptAccess } from '../account/access-to-keep.tsx'
import { Loaded } from '../loaded.tsx'
import { Modal } from '../shell/modal.tsx'
import { useStudioData } from '../use-studio-data.ts'
import styles from '../editor/editor.module.css'

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
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => (
        <>
          <h2 id={id}>{title}</h2>
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
        </>
      )}
    </Modal>
  )
}
