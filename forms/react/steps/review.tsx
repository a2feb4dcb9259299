import type { FormDefinition } from '../../contract/form.ts'
import { schemaOfField, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { fieldLabel, fieldText } from '../../contract/field-labels.ts'
import { isConfidential } from '../state/secret-fields.ts'
import styles from '../form.module.css'

interface ReviewProps {
  form: FormDefinition
  schema: JsonSchema
  /** The values to be submitted. */
  values: unknown
  onChange: (step: number) => void
}

interface Answer {
  path: string[]
  value: unknown
}

/** All answers before submission, each step with a link back to it. */
export function Review({ form, schema, values, onChange }: ReviewProps) {
  const { t } = useTranslation()
  const words = { yes: t('forms.yes'), no: t('forms.no') }
  const textOf = ({ path, value }: Answer) => {
    const field = schemaOfField(schema, path)
    const text = fieldText(field, value, words)
    const isHidden = text !== undefined && isConfidential(form, path)
    return isHidden ? '••••••' : text
  }
  /** Every leaf of `value`; a chosen option is one, whatever its value. */
  function answersIn(value: unknown, path: string[]): Answer[] {
    const isGroup = Array.isArray(value) || isRecord(value)
    if (!isGroup || fieldText(schemaOfField(schema, path), value, words) !== undefined)
      return [{ path, value }]
    return Object.entries(value).flatMap(([name, inner]) => answersIn(inner, [...path, name]))
  }
  return form.steps?.map(({ title, fields }, step) => {
    const answers = fields.flatMap((name) => (isRecord(values) ? answersIn(values[name], [name]) : []))
    const filled = answers.flatMap((answer) => {
      const text = textOf(answer)
      return text === undefined ? [] : [{ label: fieldLabel(schema, answer.path), text }]
    })
    return (
      <section key={title} className={styles.review}>
        <div className={styles.reviewHead}>
          <h4>{title}</h4>
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('forms.steps.change')}: ${title}`}
            onClick={() => onChange(step)}
          >
            {t('forms.steps.change')}
          </Button>
        </div>
        {filled.length > 0 && (
          <dl className={styles.answers}>
            {filled.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    )
  })
}
