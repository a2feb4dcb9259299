import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useLanguage, useSiteLocale } from '../use-language.ts'
import { ConditionRow } from './condition-row.tsx'
import { decidingFields } from './model/condition-changes.ts'
import type { FieldCondition, FieldTest } from '../../../forms/index.ts'
import { useFieldTitle } from './use-field-title.ts'
import { answersOf, firstAnswer } from './model/field-placement-contract.ts'
import type { FormBody, FormField } from './model/form-fields.ts'
import { Select } from '../kit/select.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './condition-editor.module.css'

interface ConditionEditorProps {
  body: FormBody
  /** A field that belongs to no group. */
  field: FormField
  isReadOnly: boolean
  onChange: (condition: FieldCondition | null) => void
}

/** Edits when a field is shown: while all or any of several fields have certain values. */
export function ConditionEditor({ body, field, isReadOnly, onChange }: ConditionEditorProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const titleOf = useFieldTitle()
  const locale = useSiteLocale()
  const deciding = decidingFields(body, field)
  const { match, tests }: FieldCondition = field.condition ?? { match: 'all', tests: [] }
  /** With several fields, no field can have two values at once. */
  const free = deciding.filter(({ name }) => match === 'any' || !tests.some((test) => test.field === name))
  const isTwice = new Set(tests.map((test) => test.field)).size < tests.length

  function set(next: readonly FieldTest[], by: FieldCondition['match'] = match) {
    onChange(next.length === 0 ? null : { match: next.length === 1 ? 'all' : by, tests: next })
  }
  function add() {
    // A choice first: few fields are asked for a text.
    const hasAnswers = (each: FormField) => answersOf(each, '').length > 0
    const next = free.find(hasAnswers) ?? deciding.find(hasAnswers) ?? free[0] ?? deciding[0]
    if (!next) return
    const asked = tests.filter((test) => test.field === next.name)
    const unused = answersOf(next, '').find(({ value }) => asked.every((test) => test.value !== value))
    const added = { field: next.name, value: unused?.value ?? firstAnswer(next) }
    set([...tests, added], asked.length > 0 ? 'any' : match)
  }
  function explain(): string {
    if (tests.length === 0) return t('builder.condition.none')
    if (tests.some(({ value }) => value === '')) return t('builder.condition.empty')
    const parts = tests.map((test) => {
      const decider = deciding.find(({ name }) => name === test.field)
      const answer =
        decider && answersOf(decider, t('builder.checked'), locale).find(({ value }) => value === test.value)
      return t('builder.condition.test', {
        field: decider ? titleOf(decider) : test.field,
        value: answer?.title ?? String(test.value),
      })
    })
    const type = match === 'any' ? 'disjunction' : 'conjunction'
    return t('builder.condition.explained', {
      conditions: new Intl.ListFormat(language, { type }).format(parts),
    })
  }

  if (deciding.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-label={t('builder.condition.title')}>
      <h3 className={styles.title}>{t('builder.condition.title')}</h3>
      <div className={styles.card}>
        {tests.length > 1 && (
          <Select
            className={styles.control}
            aria-label={t('builder.condition.match')}
            value={match}
            disabled={isReadOnly}
            options={[
              { value: 'all', label: t('builder.condition.all'), isDisabled: isTwice },
              { value: 'any', label: t('builder.condition.any') },
            ]}
            onChange={(by) => set(tests, by)}
          />
        )}
        {tests.map((test, index) => (
          <ConditionRow
            // Rows have no other identity than their place.
            key={index}
            number={index + 1}
            test={test}
            fields={deciding.filter((each) => each.name === test.field || free.includes(each))}
            isReadOnly={isReadOnly}
            onChange={(next) => set(tests.with(index, next))}
            onRemove={() => set(tests.toSpliced(index, 1))}
          />
        ))}
        {!isReadOnly && (
          <div>
            <Button variant="ghost" size="s" icon="plus" onClick={add}>
              {t(tests.length === 0 ? 'builder.condition.first' : 'builder.condition.more')}
            </Button>
          </div>
        )}
      </div>
      <Hint role="status">{explain()}</Hint>
    </Stack>
  )
}
