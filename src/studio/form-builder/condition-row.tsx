import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { useSiteLocale } from '../use-language.ts'
import type { FieldTest } from '../../../forms/index.ts'
import { useFieldTitle } from './use-field-title.ts'
import { answersOf, firstAnswer, type Answer } from './model/field-placement-contract.ts'
import type { FormField } from './model/form-fields.ts'
import { Select } from '../kit/select.tsx'
import { SmallInput } from '../kit/small-field.tsx'
import { InlineHint } from '../kit/text.tsx'
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
      <Select
        className={styles.control}
        aria-label={t('builder.condition.field')}
        value={test.field}
        disabled={isReadOnly}
        options={[
          ...(decider ? [] : [{ value: test.field, label: test.field }]),
          ...fields.map((each) => ({ value: each.name, label: titleOf(each) })),
        ]}
        onChange={(name) => {
          const next = fields.find((each) => each.name === name)
          if (next) onChange({ field: next.name, value: firstAnswer(next) })
        }}
      />
      <InlineHint>{t('builder.condition.is')}</InlineHint>
      {isText ? (
        <SmallInput
          className={styles.control}
          aria-label={t('builder.condition.value')}
          maxLength={100}
          value={String(test.value)}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...test, value: target.value })}
        />
      ) : (
        <Select
          className={styles.control}
          aria-label={t('builder.condition.value')}
          value={answers.findIndex(({ value }) => value === test.value)}
          disabled={isReadOnly}
          options={answers.map(({ title }, index) => ({ value: index, label: title }))}
          onChange={(index) => {
            const answer = answers[index]
            if (answer) onChange({ ...test, value: answer.value })
          }}
        />
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
