import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/art/icon.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import type { FailingSchedule } from '../schedules/use-failing-schedules.ts'
import { useScheduleTitle } from '../schedules/use-schedule-title.ts'
import { useTimestamp } from '../use-language.ts'
import { messageIcons } from '../kit/message.tsx'
import styles from './start.module.css'

/** Schedules that could not be carried out as things are now, with the first reason of each. */
export function WaitingSchedules({ schedules }: { schedules: readonly FailingSchedule[] }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const titleOf = useScheduleTitle()
  const translate = useTranslateIssue()
  return schedules.map(({ schedule, issues }) => {
    const { id, name, documents, at } = schedule
    const title = titleOf(schedule)
    const reason = issues.slice(0, 1).map((issue) => translate(issue).message)
    const [document] = documents
    const single = documents.length === 1 && document !== undefined ? `/documents/${document}` : '/schedules'
    return (
      <li key={id} className={styles.row}>
        <Icon name={messageIcons.error} size={18} />
        <span className={styles.texts}>
          <span className={styles.name}>{title}</span>
          <span className={styles.detail}>
            {t('schedules.failingAt', { time: time(at), reason: reason.join('') })}
          </span>
        </span>
        <Link
          to={name === undefined ? single : `/releases/${id}`}
          aria-label={`${t('start.fix')}: ${title}`}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('start.fix')}
        </Link>
      </li>
    )
  })
}
