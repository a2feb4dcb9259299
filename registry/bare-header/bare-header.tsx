import { useTranslation } from 'react-i18next'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { useLocaleLinks } from '../../src/renderer/use-locale-links.ts'
import { Logo } from '../../src/ui/logo.tsx'
import styles from './bare-header.module.css'

export function BareHeader() {
  const { t } = useTranslation()
  const { site } = useConfig()
  const links = useLocaleLinks()
  return (
    <header className={styles.header}>
      <LocalLink to="/" className={styles.home} aria-label={t('header.home', { name: site.name })}>
        <Logo src={site.logo.src} name={site.logo.name} />
      </LocalLink>
      {links.length > 1 && (
        <nav aria-label={t('header.language')} className={styles.languages}>
          {links.map(({ code, name, language, href, isCurrent }) => (
            <a
              key={code}
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent || undefined}
              className={styles.language}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
