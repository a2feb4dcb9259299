import {
  createElement,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useCode } from '../../../src/lib/browser/use-code.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountCard, Loaded, Problem } from '../../../src/modules/account/index.ts'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import type { authenticator } from '../authenticator.schema.ts'
import { load } from '../authenticator.load.ts'
import styles from './authenticator-card.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The number of recovery codes from which on the player is asked to make new ones. */
const fewCodes = 2

/** The code that draws the QR code is loaded when a player sets an app up. */
const loadSetup = async () => (await import('./authenticator-setup.tsx')).AuthenticatorSetup

type Secret = CallAnswer<'account.beginauthenticator'>

/** Sets up an authenticator app, shows its recovery codes once, and turns it off. */
export function AuthenticatorCard(block: BlockProps<typeof authenticator, ReactNode>) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const state = useLoad(load, 'authenticator', block)
  const box = useRef<HTMLDivElement>(null)
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const setup = useCode(secret !== undefined, loadSetup)
  if (features['twoFactor'] !== true || state.error === 'MethodNotFoundException') return null

  function show(recoveryCodes: readonly string[]) {
    setSecret(undefined)
    setCodes(recoveryCodes)
    state.retry()
  }

  /** The control that was used disappears with what it ended. */
  const focus = () => box.current?.focus({ preventScroll: true })

  function cancel() {
    setSecret(undefined)
    focus()
  }

  function leaveCodes() {
    setCodes(undefined)
    focus()
  }

  function removed() {
    focus()
    state.retry()
  }

  const isOn = codes !== undefined || state.data?.is_enabled === true
  return (
    <AccountCard
      id={block.id}
      title={t('profile.authenticator.title')}
      aside={
        state.data && (
          <Badge tone={isOn ? 'ok' : 'neutral'}>{t(`profile.authenticator.${isOn ? 'on' : 'off'}`)}</Badge>
        )
      }
    >
      <div ref={box} tabIndex={-1} className={styles.box}>
        <p className={styles.text}>{t('profile.authenticator.text')}</p>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={leaveCodes} />
        ) : secret ? (
          setup ? (
            <Setup code={setup} {...secret} onDone={show} onCancel={cancel} />
          ) : (
            <Skeleton height="320px" />
          )
        ) : (
          <Loaded state={state} height="96px">
            {(data) =>
              data.is_enabled ? (
                <TurnedOn left={data.recovery_codes_left} onRenewed={show} onRemoved={removed} />
              ) : (
                <TurnedOff onBegun={setSecret} />
              )
            }
          </Loaded>
        )}
      </div>
    </AccountCard>
  )
}

type SetupProps = ComponentProps<Awaited<ReturnType<typeof loadSetup>>>

/** The setup, once its code is loaded. */
function Setup({ code, ...props }: SetupProps & { code: ComponentType<SetupProps> }) {
  return createElement(code, props)
}

function TurnedOff({ onBegun }: { onBegun: (secret: Secret) => void }) {
  const { t } = useTranslation()
  const begin = useTask(async () => onBegun(await callApi('account.beginauthenticator')))
  return (
    <>
      {begin.problem && <Problem>{begin.problem}</Problem>}
      <Button variant="secondary" className={styles.button} loading={begin.isPending} onClick={begin.run}>
        {t('profile.authenticator.turnOn')}
      </Button>
    </>
  )
}

interface TurnedOnProps {
  left: number
  onRenewed: (codes: readonly string[]) => void
  onRemoved: () => void
}

function TurnedOn({ left, onRenewed, onRemoved }: TurnedOnProps) {
  const { t } = useTranslation()
  const renew = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('profile.authenticator.renewQuestion.title'),
      text: t('profile.authenticator.renewQuestion.text'),
      confirmLabel: t('profile.authenticator.renew'),
      cancelLabel: t('profile.cancel'),
    })
    if (isSure) onRenewed((await callApi('account.renewrecoverycodes')).recovery_codes)
  })
  const remove = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('profile.authenticator.removeQuestion.title'),
      text: t('profile.authenticator.removeQuestion.text'),
      confirmLabel: t('profile.authenticator.turnOff'),
      cancelLabel: t('profile.authenticator.keep'),
      danger: true,
    })
    if (!isSure) return
    await callApi('account.removeauthenticator')
    showToast({ kind: 'success', title: t('profile.authenticator.removed') })
    onRemoved()
  })
  const problem = renew.problem ?? remove.problem
  return (
    <>
      <p className={left <= fewCodes ? styles.few : styles.text}>
        {t('profile.authenticator.codesLeft', { count: left, number: left })}
        {left <= fewCodes && ` ${t('profile.authenticator.fewCodes')}`}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <div className={styles.actions}>
        <Button variant="secondary" loading={renew.isPending} onClick={renew.run}>
          {t('profile.authenticator.renew')}
        </Button>
        <Button variant="outline" loading={remove.isPending} onClick={remove.run}>
          {t('profile.authenticator.turnOff')}
        </Button>
      </div>
    </>
  )
}
