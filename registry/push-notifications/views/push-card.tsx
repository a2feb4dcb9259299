import { useRef, type ReactNode } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { describeError, useTask } from '../../../src/lib/data/use-task.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountCard, Loaded, Problem } from '../../../src/modules/account/index.ts'
import { turnOffPush, turnOnPush, type PushDevice } from './push-calls.ts'
import { pushSupport } from '../../../src/lib/browser/push.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { load } from '../push-notifications.load.ts'
import type { pushNotifications } from '../push-notifications.schema.ts'
import { PushDevices } from './push-devices.tsx'
import { PushKinds } from './push-kinds.tsx'
import { usePushOfBrowser } from './use-push.ts'
import styles from './push-card.module.css'

/** Why notifications stay off: the browser has none, does not let them through, or the player did not permit them. */
class NotPossible extends Error {
  constructor(readonly reason: 'unsupported' | 'denied' | 'dismissed') {
    super(reason)
  }
}

function problemOf(error: unknown, t: Translate): string {
  if (error instanceof NotPossible) return t(`notifications.push.${error.reason}`)
  if (error instanceof DOMException) return t('notifications.push.unavailable')
  if (error instanceof ApiError && error.data['reason'] === 'too_many') return t('notifications.push.tooMany')
  return describeError(error, t)
}

/** Push notifications of this device, their subjects, and the player's other devices. */
export function PushCard(block: BlockProps<typeof pushNotifications, ReactNode>) {
  const { t } = useTranslation()
  const settings = useLoad(load, 'push', block)
  const { isOnBreak } = useFacts()
  const { subscription, check } = usePushOfBrowser()
  const content = useRef<HTMLDivElement>(null)

  /** The control that was used has disappeared. */
  function finish(title: string) {
    showToast({ kind: 'success', title })
    content.current?.focus({ preventScroll: true })
    check()
    settings.retry()
  }

  const turnOn = useTask(async (publicKey: string, device: PushDevice | undefined) => {
    // Said to those who ask: a text in place of the button would move what is below it.
    const support = pushSupport()
    if (support !== 'ready') throw new NotPossible(support)
    if (!(await turnOnPush(publicKey, device?.kinds))) {
      check()
      throw new NotPossible('dismissed')
    }
    finish(t('notifications.push.turnedOn'))
  }, problemOf)
  const turnOff = useTask(async (device: PushDevice) => {
    await turnOffPush(device)
    finish(t('notifications.push.turnedOff'))
  })

  if (settings.error === 'MethodNotFoundException') return null
  return (
    <AccountCard id={block.id} title={t('notifications.push.title')}>
      <p className={styles.text}>{t('notifications.push.text')}</p>
      <Loaded state={settings} height="96px">
        {({ public_key: publicKey, devices }) => {
          const device = devices.find(({ is_current: isCurrent }) => isCurrent)
          const isFailing = device !== undefined && (device.is_failing || subscription === null)
          const others = devices.filter((each) => each !== device)
          return (
            <div ref={content} tabIndex={-1} className={styles.box}>
              {isOnBreak && <p className={styles.text}>{t('notifications.push.paused')}</p>}
              {subscription === undefined ? (
                <Skeleton height="var(--size-m)" />
              ) : (
                <>
                  {isFailing && <Problem>{t('notifications.push.failing')}</Problem>}
                  {device && subscription && !isFailing && (
                    <>
                      <p className={styles.state}>{t('notifications.push.isOn')}</p>
                      <PushKinds
                        device={device}
                        subscription={subscription}
                        hasAdvertising={!isOnBreak}
                        onChange={settings.retry}
                      />
                    </>
                  )}
                  {(device === undefined || isFailing) && (
                    <Button
                      variant="secondary"
                      className={styles.button}
                      loading={turnOn.isPending}
                      onClick={() => turnOn.run(publicKey, device)}
                    >
                      {t(isFailing ? 'notifications.push.again' : 'notifications.push.turnOn')}
                    </Button>
                  )}
                  {turnOn.problem !== undefined && <Problem>{turnOn.problem}</Problem>}
                </>
              )}
              {device && (
                <Button
                  variant="outline"
                  size="s"
                  className={styles.button}
                  loading={turnOff.isPending}
                  onClick={() => turnOff.run(device)}
                >
                  {t('notifications.push.turnOff')}
                </Button>
              )}
              {turnOff.problem !== undefined && <Problem>{turnOff.problem}</Problem>}
              {others.length > 0 && <PushDevices devices={others} onRemoved={finish} />}
            </div>
          )
        }}
      </Loaded>
    </AccountCard>
  )
}
