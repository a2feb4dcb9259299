import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { section as sectionKind } from '../../../schemas/kinds/section.ts'
import { callStudio } from '../call-studio.ts'
import { nameFrom } from '../documents/key-from.ts'
import { TextField } from '../kit/field.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'

interface ShareFormProps {
  /** Name to begin with. */
  title: string
  /** The body of the section with this name. */
  bodyFor: (name: string) => Record<string, unknown>
  /** The section is a draft now; `key`: its name. */
  onShared: (key: string) => void
  onClose: () => void
}

/** Names the section that a block becomes, and saves it. */
export function ShareForm({ title, bodyFor, onShared, onClose }: ShareFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(title)
  const { data: documents = [] } = useStudioData('documents.list', {})
  const action = useAction(async () => {
    const { key } = nameFrom(name)
    const { name: kind, version: schemaVersion } = sectionKind
    if (key === '') return t('documents.keyWrong')
    if (documents.some((document) => document.kind === kind && document.key === key))
      return t('documents.keyTaken')
    await callStudio('documents.save', { kind, key, schemaVersion, body: bodyFor(name), revision: null })
    onShared(key)
    return undefined
  })
  return (
    <FormDialog
      title={t('outline.share')}
      action={action}
      verb={t('outline.shareVerb')}
      isReasonAtField
      onClose={onClose}
    >
      <TextField
        label={t('outline.sectionName')}
        hint={t('outline.shareHint')}
        error={action.reason}
        required
        maxLength={60}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  )
}
