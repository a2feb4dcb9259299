import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { IdentityProviderName } from '../../../schemas/identity-providers.ts'
import { shownScheme } from '../../../src/lib/browser/scheme.ts'
import type { FromIdentity, IdentityStatus, ToIdentity } from '../../../src/lib/frames/identity-messages.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { logProblem } from '../../../src/lib/log.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { readIdentityMessage } from '../identity-message.ts'
import styles from './identity-card.module.css'

/** The iframe has failed if it is not there after so many milliseconds. */
const timeoutMs = 25_000
/** Limits of the height that a provider asks for, in pixels. */
const heights = { lowest: 320, highest: 2000 } as const

interface IdentitySdkProps {
  /** Origin of third-party documents. */
  origin: string
  provider: IdentityProviderName
  access: { token: string; url: string | null }
  /** Another token of the same check. */
  renewToken: () => Promise<string>
  onStatus: (status: IdentityStatus) => void
  onFailure: () => void
}

/** The SDK of an identity provider, in an iframe of the origin for third-party code, with camera and microphone. */
export function IdentitySdk({ origin, provider, access, renewToken, onStatus, onFailure }: IdentitySdkProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [height, setHeight] = useState<number>()
  const tell = (message: ToIdentity) => frame.current?.contentWindow?.postMessage(message, origin)

  async function renew() {
    try {
      tell({ type: 'identity.token', token: await renewToken() })
    } catch (error) {
      logProblem('the identity check got no new token', error)
      tell({ type: 'identity.token', token: null })
    }
  }

  const fail = useEffectEvent((reason: string) => {
    logProblem('the identity check cannot be shown', reason)
    onFailure()
  })
  const handle = useEffectEvent((message: FromIdentity) => {
    switch (message.type) {
      case 'frame.ready':
        setIsLoading(false)
        tell({ type: 'identity.start', provider, ...access, locale, scheme: shownScheme() })
        break
      case 'identity.status':
        onStatus(message.status)
        break
      case 'identity.expired':
        void renew()
        break
      case 'identity.height':
        setHeight(Math.min(Math.max(message.height, heights.lowest), heights.highest))
        break
      case 'identity.fault':
        logProblem(`identity check: ${provider}`, message.reason)
        break
      case 'identity.failed':
        fail(message.reason)
    }
  })

  useEffect(() => {
    function listen({ source, origin: sender, data }: MessageEvent<unknown>) {
      if (sender !== origin || source !== frame.current?.contentWindow) return
      const message = readIdentityMessage(data)
      if (message !== undefined) handle(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => fail('its frame did not load'), timeoutMs)
    return () => clearTimeout(timer)
  }, [isLoading])

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ height }}
      src={`${origin}/frames/identity`}
      title={t('profile.identity.frame')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="camera; microphone; fullscreen; accelerometer; gyroscope; magnetometer; autoplay"
    />
  )
}
