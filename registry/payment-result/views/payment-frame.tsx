import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'
import { providerRights } from '../../../src/lib/frames/provider-rights.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { logProblem } from '../../../src/lib/log.ts'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Problem } from '../../../src/modules/account/index.ts'
import styles from './payment-frame.module.css'

/** Limits of the height that a payment page asks for, in pixels. */
const heights = { lowest: 320, highest: 2000 } as const

interface PaymentFrameProps {
  /** The payment page, on a host of the processor. */
  url: string
  /** Nothing is left to do in the payment page, or the payer wants to leave it. */
  onClose: () => void
}

/**
 * The payment page in an iframe: what the payer types there never reaches the site. It may send the messages `height`,
 * `close` and `error` of docs/frames.md. The same page outside of an iframe is the way out where it is refused.
 */
export function PaymentFrame({ url, onClose }: PaymentFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [isRefused, setIsRefused] = useState(false)

  const giveUp = useEffectEvent((reason: string) => {
    logProblem('the payment page cannot be shown in an iframe', reason)
    setIsRefused(true)
  })
  const handle = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (frame.current === null || source !== frame.current.contentWindow) return
    // The reader of games has ten messages, and is larger than all the rest of this.
    if (!isRecord(data)) return
    const { type, height: asked } = data
    if (type === 'marquee:height' && typeof asked === 'number' && asked > 0)
      setHeight(Math.min(Math.max(asked, heights.lowest), heights.highest))
    if (type === 'marquee:close') onClose()
    if (type === 'marquee:error') giveUp('it says so')
  })
  // Before the browser refuses the address.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handle(event)
    // The host is not in `frameHosts`: the browser shows an error of its own, which nobody understands.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') giveUp(`${blockedURI} is not in frameHosts`)
    }
    window.addEventListener('message', listen)
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      window.removeEventListener('message', listen)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [])

  return (
    <div className={styles.payment}>
      {isRefused ? (
        <Problem>{t('cashier.frame.refused')}</Problem>
      ) : (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ height }}
          src={url}
          title={t('cashier.frame.label')}
          sandbox={providerRights(url)}
          allow="payment"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <a href={url} className={buttonClass({ variant: isRefused ? 'primary' : 'secondary', size: 's' })}>
        {t('cashier.frame.open')}
      </a>
    </div>
  )
}
