import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useLanguageLinks } from '../../src/renderer/navigation/language-links.ts'
import styles from './sidebar.module.css'

/** The languages of the site; each links to the same page. */
export function LanguagePart() {
  const { t } = useTranslation()
  const links = useLanguageLinks()
  if (links.length < 2) return null
  return (
    <nav aria-label={t('header.language')} className={styles.languages}>
      {links.map(({ code, href, language, name, flag, isCurrent }) => (
        <a
          key={code}
          href={href}
          hrefLang={language}
          lang={language}
          aria-current={isCurrent ? 'true' : undefined}
          className={styles.language}
        >
          {flag !== undefined && <img src={flag} alt="" width="21" height="14" />}
          {name}
        </a>
      ))}
    </nav>
  )
}
