import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { providerRights } from '../../../src/lib/frames/provider-rights.ts'
import type { IdentityStatus } from '../../../src/lib/frames/identity-messages.ts'
import { readIdentityStatus } from '../identity-message.ts'
import styles from './identity-card.module.css'

interface IdentityFrameProps {
  /** Page of the provider. */
  url: string
  onStatus: (status: IdentityStatus) => void
}

/** The provider's page in an iframe that may use the camera and reports the state of the check. */
export function IdentityFrame({ url, onStatus }: IdentityFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    // The origin of a sandboxed iframe may be "null", so the source window identifies it.
    if (frame.current === null || event.source !== frame.current.contentWindow) return
    const status = readIdentityStatus(event.data)
    if (status !== undefined) onStatus(status)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t('profile.identity.frame')}
      sandbox={providerRights(url)}
      allow="camera; microphone; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
