import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hexOf, parseColour } from '../../../schemas/documents/theme/colour.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { isColour } from './theme-colours.ts'
import styles from './brand.module.css'

interface SwatchFieldProps {
  id: string
  /** Accessible name. */
  label: string
  value: string
  isInvalid?: boolean
  isReadOnly: boolean
  isLarge?: boolean
  /** Receives colours only. */
  onChange: (colour: string) => void
}

/** A colour to pick or to type; what is no colour yet is not passed on. */
export function SwatchField({
  id,
  label,
  value,
  isInvalid,
  isReadOnly,
  isLarge,
  onChange,
}: SwatchFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const colour = parseColour(value)
  return (
    <span
      className={classNames(styles.swatchField, isLarge && styles.large)}
      data-invalid={isInvalid || undefined}
    >
      <input
        type="color"
        aria-label={t('fields.palette', { name: label })}
        value={colour ? hexOf(colour).toLowerCase() : '#000000'}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <input
        id={id}
        type="text"
        aria-label={label}
        aria-invalid={isInvalid || (typed !== null && !isColour(typed)) || undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        value={typed ?? value}
        onChange={({ target }) => {
          const text = target.value.trim()
          setTyped(target.value)
          if (isColour(text)) onChange(text)
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  )
}
