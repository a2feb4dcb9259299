import { siteCurrency } from '../../src/lib/facts.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../src/renderer/render-context.tsx'
import { DropMenu, dropMenuEntry } from '../../src/ui/controls/drop-menu.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'

/**
 * The language and the currency of the site. The footer persists across pages, so its links do not contain
 * a page; the application sends them to the current one.
 */
export function FooterLanguage() {
  const { t } = useTranslation()
  const current = useLocale()
  const config = useConfig()
  const { locales, general } = config
  const offered = locales.filter(({ code }) => general.available_locales.includes(code))
  const shown = `${offered.find(({ code }) => code === current)?.name ?? current} · ${siteCurrency(config)}`
  return (
    <DropMenu
      id="footer-language"
      label={`${t('header.language')}: ${shown}`}
      above
      button={
        <>
          <Icon name="globe" size={18} />
          {shown}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {offered.map(({ code, language, name }) => (
        <a
          key={code}
          href={localePath('/', code)}
          hrefLang={language}
          lang={language}
          data-same-page=""
          aria-current={code === current ? 'true' : undefined}
          className={dropMenuEntry}
        >
          {name}
        </a>
      ))}
    </DropMenu>
  )
}
