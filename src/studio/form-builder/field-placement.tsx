import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ContractFields } from '../fields/contract-fields.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import type { JsonPath } from '../json-path.ts'
import { setCondition } from './model/condition-changes.ts'
import type { FieldCondition } from './model/conditions.ts'
import { siblingNames, setRequired } from './model/field-changes.ts'
import { firstAnswer, requiredContract, visibilityContract } from './model/field-placement-contract.ts'
import { renameField } from './model/field-rename.ts'
import { findField } from './model/form-edit.ts'
import type { FormBody, FormField } from './model/form-fields.ts'
import { beginStep, joinableStep, joinStep, canBeginStep } from './model/form-steps.ts'
import styles from './form-builder.module.css'
import { NameField } from './name-field.tsx'
import { inEveryLanguage } from './site-texts.ts'

interface FieldPlacementProps extends Pick<PartProps, 'isReadOnly' | 'messages'> {
  body: FormBody
  field: FormField
  /** The field was renamed or moved within the schema. */
  onChange: (body: FormBody, id: string) => void
}

const isAnswer = (value: unknown): value is FieldCondition['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Edits the name under which the platform receives a field. */
export function FieldName({ body, field, onChange, isReadOnly }: FieldPlacementProps) {
  return (
    <div className={styles.placement}>
      <NameField
        key={field.name}
        id={`name/${field.id}`}
        name={field.name}
        taken={siblingNames(body, field)}
        isReadOnly={isReadOnly}
        onRename={(name) => {
          const renamed = renameField(body, field, name)
          onChange(renamed.body, renamed.id)
        }}
      />
    </div>
  )
}

/** Edits whether a field must be filled in. */
export function FieldRequired({ body, field, onChange, isReadOnly, messages }: FieldPlacementProps) {
  const { id, isRequired } = field
  const value = useMemo(() => ({ isRequired }), [isRequired])
  return (
    <ContractFields
      contract={requiredContract}
      value={value}
      id={`place/${id}`}
      isReadOnly={isReadOnly}
      messages={messages}
      target={null}
      onChange={(next) => onChange(setRequired(body, field, next === true), id)}
    />
  )
}

/** Edits when a field is shown, and its step. */
export function FieldVisibility({ body, field, onChange, isReadOnly, messages }: FieldPlacementProps) {
  const { t } = useTranslation()
  const { id, condition } = field
  const contract = useMemo(() => visibilityContract(body, field, t('builder.checked')), [body, field, t])
  const value = useMemo(
    () => (condition ? { shownBy: condition.field, shownAt: condition.value } : {}),
    [condition],
  )

  function change(next: unknown, [name]: JsonPath) {
    if (name === 'shownAt') {
      const answer = isAnswer(next) ? next : ''
      return condition && onChange(setCondition(body, field, { ...condition, value: answer }), id)
    }
    const decider = typeof next === 'string' ? findField(body, next) : undefined
    const asked = decider ? { field: decider.name, value: firstAnswer(decider) } : null
    return onChange(setCondition(body, field, asked), id)
  }

  const joined = joinableStep(body, field)
  return (
    <div className={styles.placement}>
      <ContractFields
        contract={contract}
        value={value}
        id={`shown/${id}`}
        isReadOnly={isReadOnly}
        messages={messages}
        target={null}
        onChange={change}
      />
      <p className={styles.note}>{t('builder.hidden')}</p>
      {!isReadOnly && canBeginStep(body, field) && (
        <div>
          <Button
            variant="outline"
            size="s"
            onClick={() => onChange(beginStep(body, field, inEveryLanguage('builder.newStep')), id)}
          >
            {t('builder.beginStep')}
          </Button>
        </div>
      )}
      {!isReadOnly && joined > 0 && (
        <div>
          <Button variant="outline" size="s" onClick={() => onChange(joinStep(body, joined), id)}>
            {t('builder.joinStep')}
          </Button>
        </div>
      )}
    </div>
  )
}
