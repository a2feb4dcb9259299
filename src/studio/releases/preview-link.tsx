import { useTranslation } from 'react-i18next'
import { localePath } from '../../lib/urls/locale-path.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { useSiteLocale } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Opens the site as it will be in another tab. */
export function PreviewLink({ id }: { id: number }) {
  const { t } = useTranslation()
  const locale = useSiteLocale()
  const { data } = useStudioData('preview.link', {
    path: localePath('/', locale),
    release: id,
    visitor: { who: 'guest' },
    minutes: 12 * 60,
  })
  if (!data) return null
  return (
    <a
      href={data.path}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'outline', square: true })}
      aria-label={t('releases.preview')}
      title={t('releases.preview')}
    >
      <Icon name="eye" />
    </a>
  )
}
