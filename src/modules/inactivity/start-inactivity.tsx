import type { I18n } from '../../lib/i18n/plain-i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { closeDialog, openDialog } from '../dialogs/index.ts'
import { logout } from '../session/index.ts'
import { watchInactivity, type InactivityWatch } from './inactivity-watch.ts'
import { InactivityWarning } from './inactivity-warning.tsx'

export interface InactivitySite {
  /** Seconds of inactivity allowed on the current page; 0: no limit. */
  limit: () => number
  i18n: () => I18n
}

const dialogId = 'inactivity'

/** Warns an inactive player, and logs them out when the time is over. */
export function startInactivity({ limit, i18n }: InactivitySite): InactivityWatch {
  let isStopped = false
  const close = () => closeDialog(dialogId)

  function warn(deadline: number) {
    const { t } = i18n()
    openDialog({
      id: dialogId,
      title: t('inactivity.title'),
      content: <InactivityWarning deadline={deadline} />,
      footer: (
        <>
          <Button variant="secondary" block onClick={() => void logout()}>
            {t('inactivity.leave')}
          </Button>
          <Button block data-autofocus="" onClick={close}>
            {t('inactivity.stay')}
          </Button>
        </>
      ),
      // However it was closed, the player was there to do it.
      closed: () => {
        if (!isStopped) watch.activity()
      },
    })
  }

  const watch = watchInactivity({
    limit,
    onWarn: warn,
    onReturn: close,
    onExpire: () => void logout('inactivity'),
  })
  return {
    activity: watch.activity,
    stop() {
      isStopped = true
      watch.stop()
      close()
    },
  }
}
