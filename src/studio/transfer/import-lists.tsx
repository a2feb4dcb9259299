import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { useSiteLocale } from '../use-language.ts'
import { TextLink } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import styles from './transfer.module.css'

/** Items that are listed of each kind. */
const maxShown = 50

/** Fonts, sounds and files to download that the import brings, with their licences, and those that nothing needs. */
export function FileList({ files }: Pick<ImportAnswer, 'files'>) {
  const { t } = useTranslation()
  return (
    <ImportList what="files" items={files}>
      {({ name, kind, licence }) => (
        <span>
          {name}
          <span className={shell.detail}>
            {t(`transfer.fileKinds.${kind}`)} · {licence}
          </span>
        </span>
      )}
    </ImportList>
  )
}

/** Pictures that the import brings, and those that nothing needs. */
export function PictureList({ pictures }: Pick<ImportAnswer, 'pictures'>) {
  const locale = useSiteLocale()
  return (
    <ImportList what="pictures" items={pictures}>
      {({ address, name, alt, state }) => (
        <>
          {state === 'unused' && <Thumbnail address={address} className={styles.thumbnail} />}
          <span>
            {name}
            <span className={shell.detail}>{alt[locale]}</span>
          </span>
        </>
      )}
    </ImportList>
  )
}

interface ImportListProps<Item> {
  what: 'files' | 'pictures'
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

function ImportList<Item extends ImportAnswer['files' | 'pictures'][number]>({
  what,
  items,
  children,
}: ImportListProps<Item>) {
  const { t } = useTranslation()
  return (['new', 'unused'] as const).map((state) => {
    const list = items.filter((each) => each.state === state)
    if (list.length === 0) return null
    return (
      <details key={state} className={styles.pictures}>
        <summary>
          {t(`transfer.${what}.${state}`)} <span className={styles.hint}>{list.length}</span>
        </summary>
        <p className={styles.hint}>
          {t(`transfer.pictureText.${state}`)}{' '}
          {state === 'unused' && <TextLink to="/media">{t('nav.media')}</TextLink>}
        </p>
        <ul className={styles.pictureList}>
          {list.slice(0, maxShown).map((item) => (
            <li key={item.address}>{children(item)}</li>
          ))}
          {list.length > maxShown && <li>{t('start.more', { count: list.length - maxShown })}</li>}
        </ul>
      </details>
    )
  })
}
