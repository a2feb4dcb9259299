import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { issueTranslator } from '../issues/translate-issue.ts'
import { useLanguage } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { messageIcons } from '../kit/message.tsx'
import styles from './rejected-documents.module.css'

/** Documents listed before the rest is only counted. */
const shownDocuments = 3

/** The first issue of each document. */
function firstOfEach(issues: readonly DocumentIssue[]): DocumentIssue[] {
  const seen = new Map<string, DocumentIssue>()
  for (const issue of issues) if (!seen.has(issue.document)) seen.set(issue.document, issue)
  return [...seen.values()]
}

/**
 * Lists, on every page of the Studio, documents that were published in the content service but rejected by
 * the site, with the reason. Hidden if there are none or the request fails: the page itself reports that.
 */
export function RejectedDocuments() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data = [] } = useStudioData('documents.refused', {}, 30)
  const rejected = firstOfEach(data)
  if (rejected.length === 0) return null
  const translateIssue = issueTranslator(language)
  const rest = rejected.length - shownDocuments
  return (
    <section role="status" className={styles.notice} aria-label={t('refused.label')}>
      <Icon name={messageIcons.warning} size={20} />
      <div>
        <ul className={styles.list}>
          {rejected.slice(0, shownDocuments).map((issue) => (
            <li key={issue.document}>
              <Link to={`/documents/${issue.document}`} className={styles.document}>
                {issue.document}
              </Link>{' '}
              {t('refused.keeps')} {issue.path !== '' && <code className={styles.path}>{issue.path} </code>}
              {translateIssue(issue).message}
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>{t('refused.more', { count: rest })}</p>}
      </div>
    </section>
  )
}
