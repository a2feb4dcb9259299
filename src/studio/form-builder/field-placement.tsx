import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ContractFields } from '../fields/contract-fields.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { setCondition } from './model/condition-changes.ts'
import { siblingNames, setRequired } from './model/field-changes.ts'
import { requiredContract } from './model/field-placement-contract.ts'
import { renameField } from './model/field-rename.ts'
import { isTopLevel, type FormBody, type FormField } from './model/form-fields.ts'
import { beginStep, joinableStep, joinStep, canBeginStep } from './model/form-steps.ts'
import { Hint } from '../kit/text.tsx'
import styles from './form-builder.module.css'
import { NameField } from './name-field.tsx'
import { inEveryLanguage } from './site-texts.ts'

interface FieldPlacementProps extends Pick<PartProps, 'isReadOnly' | 'messages'> {
  body: FormBody
  field: FormField
  /** The field was renamed or moved within the schema. */
  onChange: (body: FormBody, id: string) => void
}

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
export function FieldVisibility({ body, field, onChange, isReadOnly }: FieldPlacementProps) {
  const { t } = useTranslation()
  const { id } = field
  const joined = joinableStep(body, field)
  return (
    <div className={styles.placement}>
      {isTopLevel(field) && (
        <ConditionEditor
          body={body}
          field={field}
          isReadOnly={isReadOnly}
          onChange={(condition) => onChange(setCondition(body, field, condition), id)}
        />
      )}
      <Hint>{t('builder.hidden')}</Hint>
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
