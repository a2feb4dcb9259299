import type { ApiError } from '../../../../schemas/api/errors.ts'
import { closeDialog, openDialog } from '../../dialogs/index.ts'
import { IdentityDialog, type IdentityMethod } from './identity-dialog.tsx'

/** How the platform wants the player to confirm a change. */
function methodOf({ data }: ApiError): IdentityMethod {
  const contact = typeof data['contact'] === 'string' ? data['contact'] : ''
  if (data['method'] === 'code') return { method: 'code', contact }
  return { method: data['method'] === 'login' ? 'login' : 'password' }
}

/**
 * Asks the player to confirm a change that the platform has rejected for lack of a confirmation. Resolves to whether
 * they did.
 */
export function askForIdentity(t: (key: string) => string, error: ApiError): Promise<boolean> {
  return new Promise((resolve) => {
    let isConfirmed = false
    const close = () => closeDialog(id)
    const id = openDialog({
      title: t('profile.confirmation.title'),
      content: (
        <IdentityDialog
          {...methodOf(error)}
          onCancel={close}
          onDone={() => {
            isConfirmed = true
            close()
          }}
        />
      ),
      closed: () => resolve(isConfirmed),
    })
  })
}
