import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useLanguageLinks } from '../../src/renderer/navigation/language-links.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Logo } from '../../src/ui/art/logo.tsx'
import styles from './bare-header.module.css'

export function BareHeader() {
  const { t } = useTranslation()
  const { site } = useConfig()
  const links = useLanguageLinks()
  return (
    <header className={styles.header}>
      <LocalLink to="/" className={styles.home} aria-label={t('header.home', { name: site.logo.name })}>
        <Logo src={site.logo.src} name={site.logo.name} />
      </LocalLink>
      {links.length > 1 && (
        <nav aria-label={t('header.language')} className={styles.languages}>
          {links.map(({ code, href, language, isCurrent }) => (
            <a
              key={code}
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.language}
            >
              {t(`header.languageCodes.${code}`, { defaultValue: code.toUpperCase() })}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
