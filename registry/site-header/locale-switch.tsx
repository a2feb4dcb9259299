import { useTranslation } from 'react-i18next'
import { useLocaleLinks } from '../../src/renderer/use-locale-links.ts'
import { Icon } from '../../src/ui/icon.tsx'
import styles from './corner-menu.module.css'

const menuId = 'locale-menu'

/** A button that opens the list of languages. */
export function LocaleSwitch() {
  const { t } = useTranslation()
  const links = useLocaleLinks()
  if (links.length < 2) return null
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={menuId}
        aria-label={t('header.language')}
      >
        <Icon name="globe" />
        <span className={styles.code}>{t('header.languageCode')}</span>
        <Icon name="chevron-down" size={16} className={styles.code} />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        {links.map(({ code, name, icon, language, href, isCurrent }) => (
          <a
            key={code}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent || undefined}
            className={styles.entry}
          >
            <img src={`/art/flags/${icon}.svg`} alt="" width="20" height="14" className={styles.flag} />
            {name}
          </a>
        ))}
      </div>
    </>
  )
}
