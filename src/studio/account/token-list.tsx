import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessToken } from '../../../schemas/studio/calls/tokens.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Confirmation } from '../kit/opened-part.tsx'
import { useAction } from '../use-action.ts'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AddToken } from './add-token.tsx'
import { scopeKeys } from './scope-keys.ts'
import { ShownOnce } from './shown-once.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './account.module.css'
import shell from '../shell/shell.module.css'

/** The user's access tokens for the content API: create, see the last use, revoke. */
export function TokenList() {
  const { t } = useTranslation()
  const tokens = useStudioData('tokens.list', {})
  const [step, setStep] = useState<'add' | { token: string } | null>(null)
  const show = (list: AccessToken[]) => void tokens.mutate(list, false)

  return (
    <section className={styles.section} aria-labelledby="tokens">
      <Subtitle id="tokens">{t('tokens.title')}</Subtitle>
      <p className={styles.hint}>
        {t('tokens.hint')}{' '}
        <a className={shell.textLink} href="/content/docs" target="_blank" rel="noreferrer">
          {t('tokens.docs')}
        </a>
      </p>
      <Loaded reading={tokens} waiting={<Skeleton height="60px" />}>
        {(list) =>
          list.length > 0 ? (
            <ul className={styles.sessions}>
              {list.map((token) => (
                <Token key={token.id} token={token} onRevoked={show} />
              ))}
            </ul>
          ) : (
            <p className={styles.hint}>{t('tokens.none')}</p>
          )
        }
      </Loaded>
      {step === 'add' ? (
        <AddToken
          onCreated={({ token, tokens: list }) => {
            setStep({ token })
            show(list)
          }}
          onCancel={() => setStep(null)}
        />
      ) : step === null ? (
        <div>
          <Button variant="secondary" size="s" onClick={() => setStep('add')}>
            {t('tokens.add')}
          </Button>
        </div>
      ) : (
        <ShownOnce
          secret={step.token}
          label={t('tokens.secret')}
          hint={t('tokens.once')}
          done={t('tokens.done')}
          onDone={() => setStep(null)}
        />
      )}
    </section>
  )
}

function Token({ token, onRevoked }: { token: AccessToken; onRevoked: (list: AccessToken[]) => void }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const [isRevoking, setIsRevoking] = useState(false)
  const item = useLeavingFocus<HTMLLIElement>((element) =>
    (
      element.nextElementSibling ??
      element.previousElementSibling ??
      element.closest('section')
    )?.querySelector('button'),
  )
  const { id, name, scopes, kinds, ending, expiresAt, isExpired, usedAt } = token
  const { isPending, reason, run } = useAction(async () => {
    onRevoked(await callStudio('tokens.revoke', { id }))
  })
  const dates = [
    t('tokens.ending', { ending }),
    ...(isExpired ? [] : [t('tokens.expires', { time: time(expiresAt) })]),
    usedAt === null ? t('tokens.unused') : t('tokens.used', { time: time(usedAt) }),
  ]
  const rights = scopes.map((scope) => t(`tokens.scopes.${scopeKeys[scope]}`))
  const label = `${t('tokens.revoke')}: ${name}`
  return (
    <li className={classNames(styles.session, styles.token)} ref={item}>
      <div className={styles.where}>
        <strong>{name}</strong>
        <span className={styles.hint}>{rights.join(' · ')}</span>
        {kinds.length > 0 && (
          <span className={styles.hint}>
            {t('tokens.onlyKinds', { kinds: kinds.map((kind) => t(`kinds.${kind}`)).join(', ') })}
          </span>
        )}
        <span className={styles.hint}>{dates.join(' · ')}</span>
        {isRevoking && (
          <Confirmation
            className={classNames(styles.form, styles.revoke)}
            label={label}
            verb={t('tokens.revoke')}
            isPending={isPending}
            onConfirm={run}
            onCancel={() => setIsRevoking(false)}
          >
            <p>{t('tokens.revokeHint')}</p>
            <ActionError reason={reason} />
          </Confirmation>
        )}
      </div>
      {isExpired && <Badge tone="warn">{t('tokens.expired')}</Badge>}
      <Button
        variant="ghost"
        size="s"
        aria-label={label}
        aria-expanded={isRevoking}
        onClick={() => setIsRevoking(!isRevoking)}
      >
        {t('tokens.revoke')}
      </Button>
    </li>
  )
}
