import { useTranslation } from 'react-i18next'
import { useLanguageLinks } from '../../../src/renderer/language-links.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { DropMenu, dropMenuEntry } from './drop-menu.tsx'
import styles from './language-menu.module.css'

/** The languages of the site; each leads to the same page in that language. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLocale()
  const links = useLanguageLinks()
  if (links.length < 2) return null
  const code = t(`header.languageCodes.${current}`)
  return (
    <DropMenu
      id="language-menu"
      label={`${t('header.language')}: ${code}`}
      button={
        <>
          <Icon name="globe" />
          <span className={styles.code}>{code}</span>
          <Icon name="chevron-down" size={16} className={styles.code} />
        </>
      }
    >
      {links.map(({ code: linked, href, language, name, icon, isCurrent }) => (
        <a
          key={linked}
          href={href}
          hrefLang={language}
          lang={language}
          aria-current={isCurrent ? 'true' : undefined}
          className={dropMenuEntry}
        >
          <img src={`/art/flags/${icon}.svg`} alt="" width="21" height="14" className={styles.flag} />
          {name}
        </a>
      ))}
    </DropMenu>
  )
}
