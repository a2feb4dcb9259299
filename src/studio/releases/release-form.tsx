import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { TextField } from '../kit/field.tsx'

interface ReleaseFormProps {
  /** Documents of a new release. */
  documents: readonly DocumentName[]
  /** An existing release gets another name. */
  renamed?: { id: number; name: string }
  onClose: () => void
}

/** Names a release: a new one is then opened. */
export function ReleaseForm({ documents, renamed, onClose }: ReleaseFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [name, setName] = useState(renamed?.name ?? '')
  const action = useAction(async () => {
    if (name.trim() === '') return t('releases.nameMissing')
    if (renamed) await callStudio('releases.change', { id: renamed.id, name })
    else {
      const { id } = await callStudio('releases.add', {
        name,
        documents: documents.map(({ kind, key }) => ({ kind, key })),
      })
      await navigate(`/releases/${id}`)
    }
    await mutate(() => true)
    onClose()
    return undefined
  })
  const title = t(renamed ? 'releases.rename' : 'releases.new')

  return (
    <FormDialog title={title} action={action} verb={title} isReasonAtField onClose={onClose}>
      <TextField
        label={t('releases.name')}
        hint={t('releases.nameHint')}
        error={action.reason}
        required
        isFirst
        maxLength={80}
        value={name}
        onChange={(text) => {
          setName(text)
          action.setReason(undefined)
        }}
      />
    </FormDialog>
  )
}
