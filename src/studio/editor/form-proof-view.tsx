import { useTranslation } from 'react-i18next'
import type { FormProof } from '../../../schemas/forms/form-proof.ts'
import { describeFile } from '../../../schemas/forms/files.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useTranslatePhrase } from '../issues/use-translate-issue.ts'
import styles from './editor.module.css'

/** The values of a state by the path of their field; a file by its name. */
function valuesIn(value: unknown, path: readonly string[] = []): [name: string, text: string][] {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return value.flatMap((item: unknown, index) => valuesIn(item, [...path, String(index + 1)]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, [...path, name]))
  return [[path.join('.'), [value].flat().map(textOf).join(', ')]]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? (describeFile(value)?.name ?? value) : JSON.stringify(value)

interface FormProofViewProps {
  proof: FormProof
  /** Fills in the previewed form with the values of a state. */
  onShow: (values: unknown) => void
}

/** How publishing filled in the form: its states, each with the values that it sent. */
export function FormProofView({ proof, onShow }: FormProofViewProps) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const { states, unproved, isComplete } = proof
  const nameOf = (branches: FormProof['unproved'][number]) =>
    branches.map(translate).join('; ') || t('proof.always')
  const counts = { count: states.length + unproved.length, proved: states.length }
  return (
    <details className={styles.proof} data-proved={unproved.length === 0}>
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
              <div role="group" aria-label={t('proof.values')}>
                <dl className={styles.values}>
                  {valuesIn(values).map(([name, text]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <Button variant="outline" size="s" onClick={() => onShow(values)}>
                {t('proof.show')}
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}
