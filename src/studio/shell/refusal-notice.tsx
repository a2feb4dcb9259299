import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../../../schemas/documents/index.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { findingWords } from '../issues/finding-words.ts'
import { useLanguage } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import styles from './refusal-notice.module.css'

/** Documents listed before the rest is only counted. */
const shownDocuments = 3

/** The first issue of each document. */
function firstOfEach(verdicts: readonly Verdict[]): Verdict[] {
  const seen = new Map<string, Verdict>()
  for (const verdict of verdicts) if (!seen.has(verdict.document)) seen.set(verdict.document, verdict)
  return [...seen.values()]
}

/**
 * Lists, on every page of the Studio, documents that were published in the content service but rejected by
 * the site, with the reason. Hidden if there are none or the request fails: the page itself reports that.
 */
export function RefusalNotice() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data = [] } = useStudioData('documents.refused', {}, 30)
  const refused = firstOfEach(data)
  if (refused.length === 0) return null
  const wordsOf = findingWords(language)
  const rest = refused.length - shownDocuments
  return (
    <section role="status" className={styles.notice} aria-label={t('refused.label')}>
      <Icon name="warning" size={20} />
      <div>
        <ul className={styles.list}>
          {refused.slice(0, shownDocuments).map((verdict) => (
            <li key={verdict.document}>
              <Link to={`/documents/${verdict.document}`} className={styles.document}>
                {verdict.document}
              </Link>{' '}
              {t('refused.keeps')}{' '}
              {verdict.path !== '' && <code className={styles.path}>{verdict.path} </code>}
              {wordsOf(verdict).reason}
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>{t('refused.more', { count: rest })}</p>}
      </div>
    </section>
  )
}
