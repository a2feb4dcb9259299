import type { I18n } from '../../lib/i18n/plain-i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { closeDialog, openDialog } from '../dialogs/index.ts'
import { logout } from '../session/index.ts'
import { watchInactivity, type InactivityWatch } from './inactivity-watch.ts'
import { InactivityWarning } from './inactivity-warning.tsx'

export interface InactivitySite {
  /** Seconds that the player may do nothing on the page that is shown; 0: as long as he likes. */
  limit: () => number
  i18n: () => I18n
}

const dialogId = 'inactivity'

/** Warns a player who does nothing, and logs him out when the time is over. */
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
      // However it was closed, somebody was there to do it.
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
