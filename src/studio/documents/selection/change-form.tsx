import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName, type PlainField } from '../../../../schemas/documents/plain-fields.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { SelectBox } from '../../fields/select-box.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { FieldLabels } from '../../fields/labels/field-labels.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { Loaded } from '../../loaded.tsx'
import { CloseButton, Modal } from '../../shell/modal.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { NewValue } from './new-value.tsx'
import type { KindToChange } from './shared-fields.ts'
import styles from './selection.module.css'

interface ChangeFormProps {
  kinds: readonly KindToChange[]
  /** Receives the message about the result, and what takes it back. */
  onDone: (notice: string, batch: number) => void
  onClose: () => void
}

/** Gives a field of the selected documents of a kind the same value. */
export function ChangeForm({ kinds, onDone, onClose }: ChangeFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [kind, setKind] = useState(kinds[0]?.kind)
  const [name, setName] = useState('')
  const chosen = kinds.find((each) => each.kind === kind)
  const field = chosen?.fields.find(({ path }) => fieldName(path) === name)
  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(title, close) => (
        <div className={styles.form}>
          <div className={styles.head}>
            <h2 id={title} className={styles.title}>
              {t('selection.change')}
            </h2>
            <CloseButton onClick={close} />
          </div>
          {kinds.length > 1 && (
            <Field id={`${id}kind`} label={t('selection.kind')}>
              {(control) => (
                <SelectBox>
                  <select
                    {...control}
                    value={kind}
                    onChange={({ target }) => {
                      setKind(kinds.find((each) => each.kind === target.value)?.kind)
                      setName('')
                    }}
                  >
                    {kinds.map((each) => (
                      <option key={each.kind} value={each.kind}>
                        {t(`kinds.${each.kind}`)} ({each.documents.length})
                      </option>
                    ))}
                  </select>
                </SelectBox>
              )}
            </Field>
          )}
          <Field id={`${id}field`} label={t('selection.field')} required>
            {(control) => (
              <SelectBox>
                <select {...control} value={name} onChange={({ target }) => setName(target.value)}>
                  <option value="">{t('selection.chooseField')}</option>
                  <FieldOptions fields={chosen?.fields ?? []} />
                </select>
              </SelectBox>
            )}
          </Field>
          {chosen && field && (
            <Values
              key={`${chosen.kind} ${name}`}
              chosen={chosen}
              field={field}
              onDone={onDone}
              onClose={close}
            />
          )}
        </div>
      )}
    </Modal>
  )
}

/** Fields of the document itself first, then those of its parts. */
function FieldOptions({ fields }: { fields: readonly PlainField[] }) {
  const labels = useFieldLabels()
  const groupOf = ({ path }: PlainField) => labelOf(path.slice(0, -1), labels)
  return [...new Set(fields.map(groupOf))].map((group) => {
    const own = fields.filter((field) => groupOf(field) === group)
    const options = own.map(({ path }) => (
      <option key={fieldName(path)} value={fieldName(path)}>
        {labelOf(path.slice(-1), labels)}
      </option>
    ))
    if (group === '') return options
    return (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    )
  })
}

const labelOf = (path: readonly string[], labels: FieldLabels) => path.map(labels.nameOf).join(' · ')

interface ValuesProps extends Pick<ChangeFormProps, 'onDone' | 'onClose'> {
  chosen: KindToChange
  field: PlainField
}

function Values({ chosen: { documents }, field, ...rest }: ValuesProps) {
  const readings = useStudioData('documents.values', {
    documents: documents.map(({ kind, key }) => ({ kind, key })),
    field: [...field.path],
  })
  return (
    <Loaded reading={readings} waiting={<Skeleton height="160px" />}>
      {(list) => <NewValue {...rest} readings={list} field={field} onStale={() => void readings.mutate()} />}
    </Loaded>
  )
}
