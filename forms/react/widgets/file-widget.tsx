import { useEffect, useRef, type ChangeEvent } from 'react'
import type { WidgetProps } from './widget-props.ts'
import { describeFile, fileLimit, typesIn } from '../../contract/files.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { ControlBox, Field, partId } from '../../../src/ui/controls/field.tsx'
import { fileValue, rejectedFile } from './chosen-file.ts'
import { controlName } from './control-name.ts'
import styles from './file-widget.module.css'
import { useField } from './use-field.ts'

/** `image/*` → `image`, `application/pdf` and `.pdf` → `pdf`. */
const kindOf = (type: string) => /^[\w-]+(?=\/\*$)|[\w-]+$/.exec(type)?.[0] ?? type

const kilobytes = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024))

/**
 * A file, or several in a list of files. The browser's own control covers the box, so that keys, screen readers and
 * dropped files work; its text, which would be in the language of the browser, is invisible.
 */
export function FileWidget(props: WidgetProps) {
  const { id, multiple = false, disabled = false, readonly = false, onChange, options } = props
  const { t } = useTranslation()
  const { frame, leave, isValid, option } = useField(props)
  const values = [props.value].flat().filter((value) => typeof value === 'string')
  const files = values.map((value) => ({ value, file: describeFile(value), rejected: rejectedFile(value) }))
  const rejected = files.find((each) => each.rejected)?.rejected
  const accept = option('accept') ?? ''
  const schema = multiple && isRecord(props.schema.items) ? props.schema.items : props.schema
  const bytes = fileLimit(schema, options['maxKilobytes'])
  const isLocked = disabled || readonly
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  useEffect(() => () => void (latest.current = -1), [])

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])]
    // The same file can be chosen again after it was changed.
    currentTarget.value = ''
    if (chosen.length === 0) return
    latest.current += 1
    const turn = latest.current
    const read = await Promise.all(chosen.map((file) => fileValue(file, { accept, bytes })))
    // Another choice was made meanwhile, or the form was left.
    if (turn !== latest.current) return
    onChange(multiple ? [...files.flatMap(({ file, value }) => (file ? [value] : [])), ...read] : read[0])
  }

  function remove(place: number) {
    latest.current += 1
    const rest = values.filter((_value, other) => other !== place)
    onChange(multiple ? rest : undefined)
    input.current?.focus()
  }

  const types = typesIn(accept)
    .map((type) => t(`forms.file.kinds.${kindOf(type)}`, { defaultValue: kindOf(type).toUpperCase() }))
    .join(', ')
  const limits = t(accept === '' ? 'forms.file.limit' : 'forms.file.limitOfTypes', {
    size: kilobytes(bytes),
    types,
  })
  const reason =
    rejected && t(`forms.file.${rejected.reason}`, { name: rejected.name, size: kilobytes(bytes), types })
  const isEmpty = files.length === 0
  return (
    <Field
      {...frame}
      hint={frame.hint ? `${frame.hint} ${limits}` : limits}
      // The message of a list of files is that of the group.
      error={reason ? <span role="alert">{reason}</span> : multiple ? undefined : frame.error}
    >
      {({ 'aria-describedby': message = '', ...control }) => (
        <>
          <ControlBox
            invalid={reason !== undefined || frame.error !== undefined}
            valid={isValid}
            disabled={isLocked}
            lead={<Icon name={isEmpty || multiple ? 'plus' : 'check-circle'} />}
            {...(!isEmpty && !multiple && { trail: removeButton(0) })}
          >
            <span id={partId(id, 'file')} className={styles.text} aria-live="polite">
              {isEmpty || multiple
                ? t(multiple ? 'forms.file.chooseSeveral' : 'forms.file.choose')
                : textOf(0)}
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              className={styles.input}
              name={controlName(props.name, id)}
              aria-describedby={`${partId(id, 'file')} ${message}`.trim()}
              accept={accept || undefined}
              multiple={multiple}
              disabled={isLocked}
              onChange={(event) => void choose(event)}
              onBlur={leave}
            />
          </ControlBox>
          {multiple && !isEmpty && (
            <ul className={styles.files}>
              {files.map(({ value }, place) => (
                <li key={`${place} ${value.slice(0, 100)}`} className={styles.file}>
                  <span className={styles.text}>{textOf(place)}</span>
                  {removeButton(place)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )

  function nameOf(place: number): string {
    const { file, rejected: wrong } = files[place] ?? {}
    return wrong?.name ?? file?.name ?? t('forms.file.unknown')
  }

  function textOf(place: number): string {
    const { file } = files[place] ?? {}
    return file ? t('forms.file.named', { name: file.name, size: kilobytes(file.bytes) }) : nameOf(place)
  }

  function removeButton(place: number) {
    return (
      <Button
        variant="ghost"
        square
        icon="close"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t('forms.file.remove', { name: nameOf(place) })}
        onClick={() => remove(place)}
      />
    )
  }
}
