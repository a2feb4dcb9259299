import { useTranslation } from 'react-i18next'
import type { ApiErrorType } from '../../../../schemas/api/errors.ts'
import { Action } from '../../../../schemas/documents/blocks/action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { useFieldTitle } from '../use-field-title.ts'
import { Hint, InlineHint } from '../../kit/text.tsx'
import { Message } from '../../kit/message.tsx'
import styles from '../modes.module.css'
import type { FormBody, FormField } from '../model/form-fields.ts'
import { formWiring, type FormWiring } from './form-wiring.ts'

interface WiringViewProps {
  body: FormBody
  onField: (field: FormField) => void
  /** Opens the settings of the form. */
  onSettings: (pointer: string) => void
  /** Adds a handler of an error; undefined: the user may not edit. */
  onHandle: ((type: ApiErrorType) => void) | undefined
}

/** Which operation a form calls, which field becomes which parameter, and what follows. */
export function WiringView({ body, onField, onSettings, onHandle }: WiringViewProps) {
  const { t } = useTranslation()
  const titleOf = useFieldTitle()
  const labels = useFieldLabels()
  const wiring = formWiring(body)
  if (!wiring)
    return (
      <div className={styles.mode}>
        <Message tone="warning">{t('builder.wiring.none')}</Message>
        <Settings onClick={() => onSettings('/submit/operation')} />
      </div>
    )
  const { operation, call, fields, onSuccess, errors } = wiring
  return (
    <div className={styles.mode}>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('builder.wiring.operation')}</h2>
        <p>
          {labels.optionOf('operation', operation)} <code className={styles.code}>{operation}</code>
        </p>
        <Hint>
          {call === null ? (
            t('builder.wiring.noCall')
          ) : (
            <>
              {t('builder.wiring.call')}: <code className={styles.code}>{call}</code>
            </>
          )}
        </Hint>
        <Settings onClick={() => onSettings('/submit/operation')} />
      </section>
      <Problems wiring={wiring} />
      <section className={styles.part}>
        <h2 className={styles.title}>{t('builder.wiring.fields')}</h2>
        <ul>
          {fields.map(({ field, fate, parameter }) => (
            <li key={field.id} className={styles.row} data-fate={fate}>
              <button
                type="button"
                className={styles.link}
                aria-label={t('builder.wiring.select', { name: titleOf(field) })}
                onClick={() => onField(field)}
              >
                {titleOf(field)}
              </button>
              <code className={styles.code}>
                {field.name} → {parameter ?? '—'}
              </code>
              <InlineHint>{t(`builder.fates.${fate}`)}</InlineHint>
            </li>
          ))}
        </ul>
        {fields.length === 0 && <Hint>{t('builder.errors.noFields')}</Hint>}
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('builder.wiring.success')}</h2>
        {onSuccess.length === 0 ? (
          <Hint>{t('builder.wiring.nothing')}</Hint>
        ) : (
          <ol className={styles.steps}>
            {onSuccess.map((type, index) => (
              <li key={`${index} ${type}`}>{actionTitle(type, labels.helpOf)}</li>
            ))}
          </ol>
        )}
        <Settings onClick={() => onSettings('/submit/onSuccess')} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('builder.wiring.failure')}</h2>
        <ul>
          {errors.map(({ type, pointer }) => (
            <li key={type} className={styles.row}>
              <strong>{labels.optionOf('errorType', type)}</strong>
              <InlineHint>
                {t(pointer === undefined ? 'builder.wiring.standard' : 'builder.wiring.handled')}
              </InlineHint>
              {pointer !== undefined ? (
                <button type="button" className={styles.link} onClick={() => onSettings(pointer)}>
                  {t('builder.wiring.edit')}
                </button>
              ) : (
                onHandle && (
                  <button type="button" className={styles.link} onClick={() => onHandle(type)}>
                    {t('builder.wiring.add')}
                  </button>
                )
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Settings({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <Button variant="outline" size="s" onClick={onClick}>
        {t('builder.wiring.choose')}
      </Button>
    </div>
  )
}

/** Parameters without a field, and fields without a parameter. */
function Problems({ wiring: { open, fields } }: { wiring: FormWiring }) {
  const { t } = useTranslation()
  const titleOf = useFieldTitle()
  const lost = fields.filter(({ fate }) => fate === 'lost')
  if (open.length + lost.length === 0) return <Message tone="ok">{t('builder.wiring.fine')}</Message>
  return (
    <Message as="section" tone="warning" aria-label={t('builder.wiring.problems')}>
      <h2 className={styles.title}>{t('builder.wiring.problems')}</h2>
      <ul className={styles.steps}>
        {open.map(({ name, field }) => (
          <li key={name}>
            {field
              ? t('builder.wiring.optional', { name, field: titleOf(field) })
              : t('builder.wiring.missing', { name })}
          </li>
        ))}
        {lost.map(({ field }) => (
          <li key={field.id}>
            {titleOf(field)}: {t('builder.fates.lost')}
          </li>
        ))}
      </ul>
    </Message>
  )
}

/** The name that the contract gives an action. */
function actionTitle(type: string, translate: (text: string) => string): string {
  const alternative = Action.anyOf.find(({ properties }) => properties.type.const === type)
  const title: unknown = alternative && 'title' in alternative ? alternative.title : undefined
  return typeof title === 'string' ? translate(title) : type
}
