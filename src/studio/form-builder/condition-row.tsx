import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { useSiteLocale } from '../use-language.ts'
import type { FieldTest } from './model/conditions.ts'
import { useFieldTitle } from './use-field-title.ts'
import { answersOf, firstAnswer, type Answer } from './model/field-placement-contract.ts'
import type { FormField } from './model/form-fields.ts'
import styles from './condition-editor.module.css'

interface ConditionRowProps {
  number: number
  test: FieldTest
  /** Fields that can be asked for. */
  fields: readonly FormField[]
  isReadOnly: boolean
  onChange: (test: FieldTest) => void
  onRemove: () => void
}

/** One field and the value that it must have. */
export function ConditionRow({ number, test, fields, isReadOnly, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation()
  const decider = fields.find(({ name }) => name === test.field)
  const titleOf = useFieldTitle()
  const locale = useSiteLocale()
  const known = decider ? answersOf(decider, t('builder.checked'), locale) : []
  // A value that is no longer an option is still listed.
  const answers: readonly Answer[] = known.some(({ value }) => value === test.value)
    ? known
    : [...known, { value: test.value, title: String(test.value) }]
  const row = useLeavingFocus<HTMLDivElement>(
    ({ previousElementSibling: before, nextElementSibling: after }) =>
      before?.querySelector('button') ?? after?.querySelector('button'),
  )
  const isText = known.length === 0
  return (
    <div ref={row} role="group" aria-label={t('builder.condition.number', { number })} className={styles.row}>
      <select
        className={styles.control}
        aria-label={t('builder.condition.field')}
        value={test.field}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const next = fields.find(({ name }) => name === target.value)
          if (next) onChange({ field: next.name, value: firstAnswer(next) })
        }}
      >
        {!decider && <option value={test.field}>{test.field}</option>}
        {fields.map((each) => (
          <option key={each.name} value={each.name}>
            {titleOf(each)}
          </option>
        ))}
      </select>
      <span className={styles.verb}>{t('builder.condition.is')}</span>
      {isText ? (
        <input
          className={styles.control}
          aria-label={t('builder.condition.value')}
          maxLength={100}
          value={String(test.value)}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...test, value: target.value })}
        />
      ) : (
        <select
          className={styles.control}
          aria-label={t('builder.condition.value')}
          value={answers.findIndex(({ value }) => value === test.value)}
          disabled={isReadOnly}
          onChange={({ target }) => {
            const answer = answers[Number(target.value)]
            if (answer) onChange({ ...test, value: answer.value })
          }}
        >
          {answers.map(({ title }, index) => (
            <option key={index} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
      {!isReadOnly && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          aria-label={t('builder.condition.remove', { number })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
