import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Icon } from '../../ui/art/icon.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { templates } from '../documents/templates/templates.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { useMay, useStudioSession } from '../session/use-session.ts'
import { Health } from './health.tsx'
import { Platform } from './platform.tsx'
import { Recent } from './recent.tsx'
import { Releases } from './releases.tsx'
import { Summary } from './summary.tsx'
import { Translations } from './translations.tsx'
import { Waiting } from './waiting.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import styles from './start.module.css'

/** Templates that content managers use most. */
const frequent = ['page-landing', 'popup-message', 'form-feedback', 'menu-links'] as const
const offered = frequent.flatMap((id) =>
  templates.filter((each) => each.id === id).map(({ kind }) => ({ id, kind })),
)

/** What the user can do next, and how the site is. */
export function StartPage() {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const mayEdit = useMay('editor')
  return (
    // Checking all drafts takes the server seconds.
    <SWRConfig value={{ revalidateOnFocus: false }}>
      <main data-part="" className={styles.page} tabIndex={0}>
        <Row as="header" gap={12}>
          <div className={styles.greeting}>
            <h1 className={styles.title}>{t('start.hello', { name: user.name })}</h1>
            <Summary />
          </div>
          <a
            href="/"
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline', size: 's' })}
          >
            <Icon name="eye" size={18} />
            {t('palette.site')}
          </a>
          {mayEdit && (
            <Link to="?new" className={buttonClass({ size: 's' })}>
              <Icon name="plus" size={18} />
              {t('documents.create')}
            </Link>
          )}
        </Row>
        {mayEdit && (
          <ul className={styles.quick} aria-label={t('documents.new')}>
            {offered.map(({ id, kind }) => (
              <li key={id}>
                <Link to={`?new=${id}`} className={styles.quickEntry}>
                  <span className={styles.quickIcon}>
                    <StudioIcon name={documentKinds[kind].icon} />
                  </span>
                  <span className={styles.texts}>
                    {t(`templates.${id}.name`)}
                    <span className={styles.detail}>{t(`start.quick.${id}`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.columns}>
          <Stack gap={20}>
            <Waiting />
            <Recent />
          </Stack>
          <Stack gap={20}>
            <Releases />
            <Translations />
            <Health />
            <Platform />
          </Stack>
        </div>
      </main>
    </SWRConfig>
  )
}
