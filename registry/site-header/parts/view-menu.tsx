import { askToInstall, useInstallWay } from '../../../src/lib/browser/install.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLanguageLinks } from '../../../src/renderer/navigation/language-links.ts'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { SchemeSwitch } from '../../../src/renderer/scheme-switch.tsx'
import { DropMenu, dropMenuEntry } from '../../../src/ui/controls/drop-menu.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import styles from './view-menu.module.css'

/** The languages, each linking to the same page, the colour scheme, and the installation of the site. */
export function ViewMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const current = useLocale()
  const links = useLanguageLinks()
  const { features } = useFacts()
  const canInstall = useInstallWay() === 'prompt' && features['installApp'] === true
  const code = t(`header.languageCodes.${current}`, { defaultValue: current.toUpperCase() })
  return (
    <DropMenu
      id="view-menu"
      label={t('header.view', { language: code })}
      className={className}
      button={
        <>
          <Icon name="globe" />
          <span className={styles.code}>{code}</span>
          <Icon name="chevron-down" size={16} className={styles.code} />
        </>
      }
    >
      {links.length > 1 &&
        links.map(({ code: linked, href, language, name, flag, isCurrent }) => (
          <a
            key={linked}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
            className={classNames(dropMenuEntry, styles.language)}
            style={flag === undefined ? undefined : { '--flag': `url(${flag})` }}
          >
            {name}
          </a>
        ))}
      <SchemeSwitch name="header-scheme" />
      {canInstall && (
        <button type="button" className={dropMenuEntry} onClick={askToInstall}>
          <Icon name="download" />
          {t('app.install')}
        </button>
      )}
    </DropMenu>
  )
}
