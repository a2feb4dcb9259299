import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { PlainField } from '../../../../schemas/documents/plain-fields.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { FieldReading } from '../../../../schemas/studio/batches.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { FormStore } from '../../../../forms/react/form.ts'
import { callStudio } from '../../call-studio.ts'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { ContractFields } from '../../fields/contract-fields.tsx'
import { withValueAt } from '../../json-path.ts'
import { changesBetween } from '../../releases/diff.ts'
import { useAction } from '../../use-action.ts'
import { ChangePreview } from './change-preview.tsx'
import { useBatchReason } from './use-batch-reason.ts'
import { ActionForm } from '../../kit/action-form.tsx'

interface NewValueProps {
  field: PlainField
  readings: readonly FieldReading[]
  onDone: (notice: string, batch: number) => void
  onClose: () => void
  /** Somebody else has changed one of the documents. */
  onStale: () => void
}

const noMessages: ReadonlyMap<string, string> = new Map()
const isSame = (one: unknown, other: unknown) => changesBetween({ value: one }, { value: other }).length === 0

/** The value that all documents have; undefined if they differ. */
function commonValue(readings: readonly FieldReading[]): unknown {
  const [first] = readings
  return readings.every(({ value }) => isSame(value, first?.value)) ? first?.value : undefined
}

/** Edits the new value, shows what becomes of each document, and changes all of them or none. */
export function NewValue({ field, readings, onDone, onClose, onStale }: NewValueProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const reasonOf = useBatchReason()
  const { path, schema, isRequired } = field
  const name = path.at(-1) ?? ''
  const [values, setValues] = useState<unknown>(() => {
    const value = commonValue(readings)
    return value === undefined ? {} : { [name]: value }
  })
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const value = isRecord(values) ? values[name] : undefined
  const contract = useMemo(
    () => ({ type: 'object', properties: { [name]: schema }, required: isRequired ? [name] : [] }),
    [name, schema, isRequired],
  )
  const changed = readings.filter((reading) => !isSame(reading.value, value))

  const {
    isPending,
    reason,
    setReason,
    run: apply,
  } = useAction(
    async () => {
      setIssues([])
      if (changed.length === 0) return t('selection.nothing')
      if (value === undefined && isRequired) return t('selection.valueMissing')
      const answer = await callStudio('documents.change', {
        documents: changed.map(({ kind, key, revision }) => ({ kind, key, revision })),
        field: [...path],
        ...(value !== undefined && { value }),
      })
      if (!answer.changed) {
        setIssues(answer.issues)
        return t('selection.refused')
      }
      await mutate(() => true)
      onDone(t('selection.changed', { count: answer.documents.length }), answer.batch)
      return undefined
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'Conflict') onStale()
      return reasonOf(error)
    },
  )

  const store = useRef<FormStore>(null)
  const latest = useRef(apply)
  useLayoutEffect(() => {
    latest.current = apply
  })
  function submit() {
    // What was typed last belongs to the value, too.
    flushSync(() => store.current?.commitDrafts())
    latest.current()
  }

  return (
    <ActionForm
      isInDialog
      action={{ isPending, reason, run: submit }}
      verb={changed.length > 0 ? t('selection.apply', { count: changed.length }) : t('selection.change')}
      onCancel={onClose}
    >
      <ContractFields
        contract={contract}
        value={values}
        id="change"
        isReadOnly={isPending}
        messages={noMessages}
        target={null}
        onStore={(made) => {
          store.current = made
        }}
        onChange={(next, place) => {
          setValues((before: unknown) => withValueAt(before, place, next))
          setReason(undefined)
        }}
      />
      <ChangePreview readings={readings} field={field} value={value} isSame={isSame} />
      {issues.length > 0 && <IssueList issues={issues} />}
    </ActionForm>
  )
}
