import { useTranslation } from 'react-i18next'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { TextLink } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import styles from './transfer.module.css'

/** Files that are listed of each kind. */
const maxShown = 50

/** Fonts, sounds and files to download that the import brings, with their licences, and those that nothing needs. */
export function FileList({ files }: Pick<ImportAnswer, 'files'>) {
  const { t } = useTranslation()
  return (['new', 'unused'] as const).map((state) => {
    const list = files.filter((each) => each.state === state)
    if (list.length === 0) return null
    return (
      <details key={state} className={styles.pictures}>
        <summary>
          {t(`transfer.files.${state}`)} <span className={styles.hint}>{list.length}</span>
        </summary>
        <p className={styles.hint}>
          {t(`transfer.pictureText.${state}`)}{' '}
          {state === 'unused' && <TextLink to="/media">{t('nav.media')}</TextLink>}
        </p>
        <ul className={styles.pictureList}>
          {list.slice(0, maxShown).map(({ address, name, kind, licence }) => (
            <li key={address}>
              <span>
                {name}
                <span className={shell.detail}>
                  {t(`transfer.fileKinds.${kind}`)} · {licence}
                </span>
              </span>
            </li>
          ))}
          {list.length > maxShown && <li>{t('start.more', { count: list.length - maxShown })}</li>}
        </ul>
      </details>
    )
  })
}
