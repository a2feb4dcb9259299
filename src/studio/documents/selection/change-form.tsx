import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName, type PlainField } from '../../../../schemas/documents/plain-fields.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { FieldLabels } from '../../fields/labels/field-labels.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { NewValue } from './new-value.tsx'
import type { KindToChange } from './shared-fields.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { SelectField } from '../../kit/field.tsx'

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
  const labels = useFieldLabels()
  const [kind, setKind] = useState(kinds[0]?.kind)
  const [name, setName] = useState('')
  const chosen = kinds.find((each) => each.kind === kind)
  const field = chosen?.fields.find(({ path }) => fieldName(path) === name)
  return (
    <Dialog title={t('selection.change')} size="l" hasClose onClose={onClose}>
      {(close) => (
        <>
          {kinds.length > 1 && (
            <SelectField
              id={`${id}kind`}
              label={t('selection.kind')}
              {...(kind && { value: kind })}
              options={kinds.map((each) => ({
                value: each.kind,
                label: `${t(`kinds.${each.kind}`)} (${each.documents.length})`,
              }))}
              onChange={(next) => {
                setKind(next)
                setName('')
              }}
            />
          )}
          <SelectField
            id={`${id}field`}
            label={t('selection.field')}
            required
            value={name}
            options={[
              { value: '', label: t('selection.chooseField') },
              ...(chosen?.fields ?? []).map(({ path }) => ({
                value: fieldName(path),
                label: labelOf(path.slice(-1), labels),
                ...(path.length > 1 && { group: labelOf(path.slice(0, -1), labels) }),
              })),
            ]}
            onChange={setName}
          />
          {chosen && field && (
            <Values
              key={`${chosen.kind} ${name}`}
              chosen={chosen}
              field={field}
              onDone={onDone}
              onClose={close}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

const labelOf = (path: readonly string[], labels: FieldLabels) =>
  path.map((name) => labels.nameOf(name)).join(' · ')

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
