import { useTranslation } from 'react-i18next'
import { documentStates } from '../../../schemas/studio/answers.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './documents.module.css'

/** What the marks of documents mean. */
export function StateLegend() {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend}>
      {documentStates.map((state) => (
        <li key={state}>
          <span className={classNames(styles.mark, styles[state])} />
          {t(`states.${state}`)}
        </li>
      ))}
    </ul>
  )
}
