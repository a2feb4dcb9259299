import { useTranslation } from 'react-i18next'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { useSiteLocale } from '../use-language.ts'
import { TextLink } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import styles from './transfer.module.css'

/** Pictures that are listed of each kind. */
const maxShown = 50

/** Pictures that the import brings, and those that nothing needs. */
export function PictureList({ pictures }: Pick<ImportAnswer, 'pictures'>) {
  const { t } = useTranslation()
  const locale = useSiteLocale()
  return (['new', 'unused'] as const).map((state) => {
    const list = pictures.filter((each) => each.state === state)
    if (list.length === 0) return null
    return (
      <details key={state} className={styles.pictures}>
        <summary>
          {t(`transfer.pictures.${state}`)} <span className={styles.hint}>{list.length}</span>
        </summary>
        <p className={styles.hint}>
          {t(`transfer.pictureText.${state}`)}{' '}
          {state === 'unused' && <TextLink to="/media">{t('nav.media')}</TextLink>}
        </p>
        <ul className={styles.pictureList}>
          {list.slice(0, maxShown).map(({ address, name, alt }) => (
            <li key={address}>
              {state === 'unused' && <Thumbnail address={address} className={styles.thumbnail} />}
              <span>
                {name}
                <span className={shell.detail}>{alt[locale]}</span>
              </span>
            </li>
          ))}
          {list.length > maxShown && <li>{t('start.more', { count: list.length - maxShown })}</li>}
        </ul>
      </details>
    )
  })
}
