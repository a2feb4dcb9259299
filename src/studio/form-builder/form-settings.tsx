import { useMemo } from 'react'
import { Type } from 'typebox'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../schemas/documents/form.ts'
import { FormUi } from '../../../schemas/documents/form-ui.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ContractFields } from '../fields/contract-fields.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { Stack } from '../kit/layout.tsx'
import styles from '../fields/fields.module.css'
import { setAt } from '../json-path.ts'
import { FieldMessages } from './field-editor.tsx'
import { omit } from './model/form-edit.ts'
import { partsInJson, recordAt } from './model/form-fields.ts'

const { sections, steps, review } = FormUi.properties
const { title, strategy, submit, links } = Form.properties

/** The parts of a form that do not belong to a single field. */
const FormSettingsContract = Type.Object({
  title,
  strategy,
  ui: Type.Object({ steps, sections, review }),
  submit,
  links,
})

interface FormSettingsProps extends PartProps {
  onText: () => void
}

/** Edits the form itself: heading, steps, sections and submission. */
export function FormSettings({ onText, ...part }: FormSettingsProps) {
  const { t } = useTranslation()
  const { body, edit, ...rest } = part
  const inJson = partsInJson(body)
  const value = useMemo(
    () => ({
      ...omit(body, (name) => name === 'schema' || name === 'dictionary'),
      ui: omit(recordAt(body, ['ui']), (name) => name === 'order' || name === 'fields'),
    }),
    [body],
  )
  return (
    <Stack aria-label={t('builder.document')} as="section" gap={16}>
      {inJson.length > 0 && (
        <div>
          <p className={styles.hint}>{t('builder.inJson', { places: inJson.map(toPointer).join(', ') })}</p>
          <Button variant="secondary" size="s" onClick={onText}>
            {t('fields.toText')}
          </Button>
        </div>
      )}
      <ContractFields
        {...rest}
        contract={FormSettingsContract}
        value={value}
        id="field"
        onChange={(next, path) => edit((draft) => setAt(draft, path, next), path.join('/'))}
      />
      <FieldMessages {...part} id="*" />
    </Stack>
  )
}
