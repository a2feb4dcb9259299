import { useTranslation } from 'react-i18next'
import type { StudioSessionInfo } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { browserName } from './browser-name.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './account.module.css'

/** Where the user is signed in, with the last use of each session. */
export function SessionList() {
  const { t } = useTranslation()
  const sessions = useStudioData('session.list', {})
  const { isPending, reason, run } = useAction(async (id?: string) => {
    await sessions.mutate(await callStudio('session.endOthers', id === undefined ? {} : { id }), false)
  })
  return (
    <section className={styles.section}>
      <Subtitle>{t('account.sessions')}</Subtitle>
      <p className={styles.hint}>{t('account.sessionsHint')}</p>
      <ActionError reason={reason} />
      <Loaded reading={sessions} waiting={<Skeleton height="120px" />}>
        {(list) => (
          <>
            <ul className={styles.sessions}>
              {list.map((session) => (
                <Session key={session.id} session={session} onEnd={() => run(session.id)} />
              ))}
            </ul>
            {list.length > 1 && (
              <div>
                <Button variant="secondary" size="s" loading={isPending} onClick={() => run()}>
                  {t('account.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Session({ session, onEnd }: { session: StudioSessionInfo; onEnd: () => void }) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const { browser, address, startedAt, usedAt, isCurrent } = session
  const name = browserName(browser) || t('account.unknownBrowser')
  return (
    <li className={styles.session}>
      <div className={styles.where}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {[
            address,
            t('account.startedAt', { time: moment(startedAt) }),
            t('account.usedAt', { time: moment(usedAt) }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
      {isCurrent ? (
        <Badge tone="ok">{t('account.thisSession')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="s"
          aria-label={`${t('account.end')}: ${name}, ${address}`}
          onClick={onEnd}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  )
}
