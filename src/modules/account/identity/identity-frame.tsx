import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { readIdentityStatus, type IdentityStatus } from './identity-message.ts'
import styles from './identity-card.module.css'

interface IdentityFrameProps {
  /** Page of the provider. */
  url: string
  onStatus: (status: IdentityStatus) => void
}

/** A page of this very origin gets no rights on it: only that of another may keep its own data. */
function sandboxFor(url: string): string {
  const isForeign = new URL(url, window.location.href).origin !== window.location.origin
  return `allow-scripts allow-forms${isForeign ? ' allow-same-origin' : ''}`
}

/** The provider's page in a frame of its own, which may use the camera and tell how the check stands. */
export function IdentityFrame({ url, onStatus }: IdentityFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    // The frame's origin may be "null", so its window tells it from any other.
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
      sandbox={sandboxFor(url)}
      allow="camera"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
