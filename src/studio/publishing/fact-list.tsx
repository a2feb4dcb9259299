import { useTranslation } from 'react-i18next'
import { factStates, type FactChange } from '../../../schemas/facts.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { useBodies } from '../editor/checks/use-bodies.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { stepsOf } from '../json-path.ts'
import { labelOfPath } from '../releases/change-labels.ts'
import styles from './publishing.module.css'

interface FactListProps {
  facts: readonly FactChange[]
  /** Leads to the place in its document. */
  onJump: (fact: FactChange) => void
}

const pathOf = (pointer: string) => stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** The changed amounts, hosts, consents and other facts of a publication: where, and from what to what. */
export function FactList({ facts, onJump }: FactListProps) {
  const { t } = useTranslation()
  const nameOf = useListedName()
  const labels = useFieldLabels()
  const bodies = useBodies(facts)
  const worded = (value: string) => {
    const state = factStates.find((each) => each === value)
    return state ? t(`facts.states.${state}`) : value
  }
  return (
    <ul className={styles.changes}>
      {facts.map((change) => {
        const { document, path, fact, comparison, languages, before, after } = change
        const place = [nameOf(document), labelOfPath(bodies.get(document), pathOf(path), labels)]
        const [first = '', second = ''] = languages
        return (
          <li key={JSON.stringify(change)}>
            <button type="button" className={styles.fact} onClick={() => onJump(change)}>
              <span className={styles.hint}>{place.filter((part) => part !== '').join(' · ')}</span>
              <span>
                {t(`facts.kinds.${fact}`)}
                {comparison === 'published' && languages.length > 0 && ` (${languages.join(', ')})`}
                {': '}
                {comparison === 'published' ? (
                  <>
                    {before === null ? t('facts.none') : <del>{worded(before)}</del>}
                    {' → '}
                    {after === null ? t('facts.none') : <ins>{worded(after)}</ins>}
                  </>
                ) : (
                  t('facts.differ', { first, second, before, after })
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
