import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DocumentUse } from '../../../schemas/studio/answers.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import styles from './editor.module.css'

interface UseListProps {
  uses: readonly DocumentUse[]
  /** A file is used, a document changes those that refer to it. */
  isFile?: boolean
}

/** Documents that refer to another one or show a file, by name, each with a link to the first reference. */
export function UseList({ uses, isFile = false }: UseListProps) {
  const { t } = useTranslation()
  const nameOf = useListedName()
  const byDocument = new Map<string, [DocumentUse, ...DocumentUse[]]>()
  for (const use of uses) {
    const name = `${use.kind}/${use.key}`
    const others = byDocument.get(name)
    if (others) others.push(use)
    else byDocument.set(name, [use])
  }
  if (uses.length === 0)
    return <p className={styles.hint}>{t(isFile ? 'media.usedNowhere' : 'rename.nowhere')}</p>
  return (
    <div>
      <p>{t(isFile ? 'media.usedIn' : 'rename.uses', { count: byDocument.size })}</p>
      <ul className={styles.uses}>
        {[...byDocument].map(([name, [first, ...others]]) => (
          <li key={name}>
            <Link to={`/documents/${name}#${encodeURI(first.path)}`}>{nameOf(first)}</Link>{' '}
            <span className={styles.hint}>
              {[t(`kinds.${first.kind}`), t('rename.places', { count: others.length + 1 })].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
