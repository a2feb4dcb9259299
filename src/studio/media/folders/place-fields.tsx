import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isMediaFolder,
  isMediaTag,
  mediaPlaceLimits,
  tagKey,
  trimmedTags,
} from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { countFolders, countTags } from './find-pictures.ts'

interface PlaceFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The library, whose folders or tags are suggested. */
  items: readonly MediaItem[]
  isReadOnly?: boolean
}

/** The path of a folder. */
export function FolderField({ label, value, onChange, items, isReadOnly = false }: PlaceFieldProps) {
  const { t } = useTranslation()
  const isWrong = !isMediaFolder(value.trim())
  return (
    <SuggestingField
      label={label}
      hint={t('media.folders.hint')}
      error={isWrong && t('media.folders.wrong', mediaPlaceLimits)}
      suggestions={countFolders(items).map((folder) => folder.value)}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
    />
  )
}

/** The tags in a list with commas between them. */
export const readTags = (text: string) => trimmedTags(text.split(',').filter((tag) => tag.trim() !== ''))

export function areTags(text: string): boolean {
  const tags = readTags(text)
  return tags.length <= mediaPlaceLimits.tags && tags.every(isMediaTag)
}

/** Tags with commas between them; suggestions complete the last one. */
export function TagsField({ label, value, onChange, items, isReadOnly = false }: PlaceFieldProps) {
  const { t } = useTranslation()
  const written = value.slice(0, value.lastIndexOf(',') + 1)
  const before = written === '' ? '' : `${written} `
  const taken = new Set(readTags(written).map(tagKey))
  const suggested = countTags(items).filter((tag) => !taken.has(tagKey(tag.value)))
  return (
    <SuggestingField
      label={label}
      hint={t('media.tags.hint')}
      error={!areTags(value) && t('media.tags.wrong', mediaPlaceLimits)}
      suggestions={suggested.map((tag) => `${before}${tag.value}`)}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
    />
  )
}

interface SuggestingFieldProps extends Omit<PlaceFieldProps, 'items'> {
  hint: string
  error: string | false
  suggestions: readonly string[]
}

function SuggestingField({
  label,
  hint,
  error,
  suggestions,
  value,
  onChange,
  isReadOnly,
}: SuggestingFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <ControlBox invalid={error !== false} disabled={isReadOnly}>
          <input
            {...control}
            type="text"
            list={`${id}-known`}
            autoComplete="off"
            value={value}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={`${id}-known`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </ControlBox>
      )}
    </Field>
  )
}
