import { useTranslation } from 'react-i18next'
import type { FormProof } from '../../../schemas/forms/form-proof.ts'
import { useTranslatePhrase } from '../issues/use-translate-issue.ts'
import styles from './editor.module.css'

/** How publishing filled in the form: its states, each with the values that it sent. */
export function FormProofView({ proof }: { proof: FormProof }) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const { states, unproved, isComplete } = proof
  const nameOf = (branches: FormProof['unproved'][number]) =>
    branches.map(translate).join('; ') || t('proof.always')
  const counts = { count: states.length + unproved.length, proved: states.length }
  return (
    <details className={styles.proof}>
      <summary>
        {unproved.length === 0 ? t('proof.all', counts) : t('proof.some', counts)}
        {!isComplete && ` ${t('proof.incomplete')}`}
      </summary>
      <ul className={styles.states}>
        {unproved.map((branches) => (
          <li key={nameOf(branches)}>{t('proof.unproved', { state: nameOf(branches) })}</li>
        ))}
        {states.map(({ branches, values }, index) => (
          <li key={`${index} ${nameOf(branches)}`}>
            <details>
              <summary>{nameOf(branches)}</summary>
              <pre className={styles.values} tabIndex={0} aria-label={t('proof.values')}>
                {JSON.stringify(values, null, 2)}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}
