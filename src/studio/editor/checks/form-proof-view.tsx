import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel, fieldText, type FormProof } from '../../../../forms/index.ts'
import { schemaOfField, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { defaultLocale } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { convertFormIn } from '../../../lib/data/compile-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { renderableForm } from '../../form-builder/preview/renderable-form.ts'
import { useTranslatePhrase } from '../../issues/use-translate-issue.ts'
import { isSiteLocale, siteLocales } from '../../site-locales.ts'
import { useLanguage } from '../../use-language.ts'
import { Message } from '../../kit/message.tsx'
import styles from './form-proof.module.css'

interface Shown {
  path: readonly string[]
  value: unknown
}

/** The values of the fields of a state. */
function valuesIn(value: unknown, path: readonly string[] = []): Shown[] {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return value.flatMap((item: unknown, index) => valuesIn(item, [...path, String(index)]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, [...path, name]))
  return [{ path, value }]
}

/** Labels and values of a form's fields in the language of the Studio, or else in the first of the site. */
function useFieldTexts(body: unknown) {
  const { language } = useLanguage()
  const translate = useTranslatePhrase()
  const schema = useMemo((): JsonSchema => {
    const drawable = renderableForm(body, siteLocales())
    if (!('form' in drawable)) return {}
    return convertFormIn(drawable.form, isSiteLocale(language) ? language : defaultLocale).schema
  }, [body, language])
  const words = { yes: translate(phrase`yes`), no: translate(phrase`no`) }
  const textOf = (path: readonly string[], value: unknown): string => {
    const field = schemaOfField(schema, path)
    if (!Array.isArray(value)) return fieldText(field, value, words) ?? JSON.stringify(value)
    return value.map((item: unknown, index) => textOf([...path, String(index)], item)).join(', ')
  }
  return { labelOf: (path: readonly string[]) => fieldLabel(schema, path), textOf }
}

interface FormProofViewProps {
  proof: FormProof
  /** Body of the form document. */
  body: unknown
  /** What the proof is about, if it is not the text that is edited. */
  note?: string | undefined
  /** Fills in the previewed form with the values of a state. */
  onShow: (values: unknown) => void
}

/** Whether a form can be sent in every state; opened, its states, each with the values that publishing sent. */
export function FormProofView({ proof, body, note, onShow }: FormProofViewProps) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const { labelOf, textOf } = useFieldTexts(body)
  const { states, unproved, isComplete, steps } = proof
  const nameOf = (branches: FormProof['unproved'][number]) =>
    branches.map(translate).join('; ') || t('proof.always')
  const counts = { count: states.length + unproved.length, proved: states.length }
  const isProved = unproved.length === 0
  const title = isProved ? t(isComplete ? 'proof.sendable' : 'proof.sendableTried') : t('proof.unsendable')
  const text = [
    isProved ? t('proof.all', counts) : t('proof.some', counts),
    steps > 0 && t('proof.steps', { steps }),
    !isComplete && t('proof.incomplete'),
  ]
  return (
    <Message tone={isProved ? 'ok' : 'warning'}>
      <details className={styles.proof}>
        <summary>
          {note !== undefined && <span className={styles.proofNote}>{note}</span>}
          <strong>{title}</strong>
          <span className={styles.proofText}>{text.filter(Boolean).join(' ')}</span>
          <span className={styles.proofMore}>{t('proof.more')}</span>
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
                    {valuesIn(values).map(({ path, value }) => (
                      <div key={path.join('.')}>
                        <dt>{labelOf(path)}</dt>
                        <dd>{textOf(path, value)}</dd>
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
    </Message>
  )
}
