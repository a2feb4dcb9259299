import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../kit/field.tsx'

interface NameFieldProps {
  id: string
  name: string
  /** Names of the sibling fields. */
  taken: readonly string[]
  isReadOnly: boolean
  onRename: (name: string) => void
}

const wellFormed = /^[A-Za-z][A-Za-z0-9_]*$/

/** The name of a field. It is applied on blur, together with all references to it. */
export function NameField({ id, name, taken, isReadOnly, onRename }: NameFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const isTaken = typed !== name && taken.includes(typed)
  const isWrong = typed !== name && !wellFormed.test(typed)
  const error = isTaken ? t('builder.nameTaken') : isWrong ? t('builder.nameWrong') : undefined
  const commit = () => error === undefined && typed !== name && onRename(typed)
  return (
    <TextField
      id={id}
      label={t('builder.name')}
      hint={t('builder.nameHint')}
      error={error}
      required
      spellCheck={false}
      maxLength={60}
      readOnly={isReadOnly}
      value={typed}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
