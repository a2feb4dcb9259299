import { useId, useState, useSyncExternalStore } from 'react'
import { invitePath } from '../../../schemas/api/referral-code.ts'
import { useCopy } from '../../../src/lib/browser/use-copy.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { hiddenClass } from '../../../src/ui/display/visually-hidden.tsx'
import styles from './invite-link.module.css'

const never = () => () => undefined
/** What only the browser knows; the server renders the value of a browser without it. */
const useBrowser = <Value extends string | boolean>(read: () => Value, fallback: Value) =>
  useSyncExternalStore(never, read, () => fallback)

/** The player's link, to copy and to share. */
export function InviteLink({ code }: { code: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { name: brand } = useConfig().site
  const label = useId()
  const { result, copy, reset } = useCopy()
  const [sharing, setSharing] = useState<'pending' | 'notShared'>()
  const attempt = sharing ?? result
  const origin = useBrowser(() => window.location.origin, '')
  const canShare = useBrowser(() => 'share' in navigator, false)
  const start = `${origin}${localePath(invitePath, locale)}/`
  const address = start + code

  async function share() {
    reset()
    setSharing('pending')
    try {
      await navigator.share({ url: address, text: t('referral.link.message', { brand }) })
      setSharing(undefined)
    } catch (error) {
      // The player closed the dialog.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      setSharing(isCancelled ? undefined : 'notShared')
    }
  }

  return (
    <div role="group" aria-labelledby={label} className={styles.box}>
      <p id={label} className={styles.label}>
        {t('referral.link.label')}
      </p>
      <p className={styles.address}>
        {start}
        {/* The code stays together: players read it out and type it. */}
        <wbr />
        {code}
      </p>
      <div className={styles.buttons}>
        <Button
          icon="copy"
          onClick={() => {
            setSharing(undefined)
            copy(address)
          }}
        >
          {t('referral.link.copy')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={() => void share()}>
            {t('referral.link.share')}
          </Button>
        )}
      </div>
      {/* Always rendered: browsers do not watch a region that is not displayed. */}
      <p role="status" className={attempt === undefined ? hiddenClass : styles.result}>
        {attempt !== undefined && attempt !== 'pending' && t(`referral.link.${attempt}`)}
      </p>
      <p className={styles.adults}>{t('referral.link.adults')}</p>
    </div>
  )
}
