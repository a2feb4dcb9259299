import { copyText } from '../../src/lib/browser/copy-text.ts'
import { logProblem } from '../../src/lib/log.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { showToast } from '../../src/modules/toasts/index.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { iconNames, type IconName } from '../../schemas/icon-names.ts'
import { iconText } from '../../src/ui/art/icon-text.ts'
import styles from './icon-sprite.module.css'

export function IconSprite() {
  const { t } = useTranslation()

  async function copy(name: IconName) {
    try {
      if (!(await copyText(await iconText(name)))) throw new Error('the browser does not allow it')
      showToast({ id: 'icon', kind: 'success', title: t('icons.copied', { name }) })
    } catch (error) {
      logProblem(`the icon ${name} could not be copied`, error)
      showToast({ id: 'icon', kind: 'error', title: t('icons.failed') })
    }
  }

  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('icons.copy', { name })}
            onClick={() => void copy(name)}
          >
            <Icon name={name} size={24} />
            <code>{name}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}
