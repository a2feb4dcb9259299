import { useTranslation } from 'react-i18next'
import type { DocumentUse } from '../../../schemas/studio/answers.ts'
import styles from './editor.module.css'

/** Documents that refer to another one, each with the number of references. */
export function UseList({ uses }: { uses: readonly DocumentUse[] }) {
  const { t } = useTranslation()
  const counts = new Map<string, number>()
  for (const { kind, key } of uses) counts.set(`${kind}/${key}`, (counts.get(`${kind}/${key}`) ?? 0) + 1)
  if (uses.length === 0) return <p className={styles.hint}>{t('rename.nowhere')}</p>
  return (
    <div>
      <p>{t('rename.uses', { count: counts.size })}</p>
      <ul className={styles.uses}>
        {[...counts].map(([name, count]) => (
          <li key={name}>
            {name} <span className={styles.hint}>{t('rename.places', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
