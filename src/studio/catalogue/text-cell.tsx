import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/styles/class-names.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import { setAt, type JsonPath } from '../json-path.ts'
import styles from './catalogue.module.css'

interface TextCellProps {
  id: string
  label: string
  language: string
  path: JsonPath
  /** null: missing in the catalogue. */
  text: string | null
  isChanged: boolean
  /** The issue that publishing reports for it. */
  problem: string | undefined
  edited: EditedDocument
  isReadOnly: boolean
  onMove: (from: HTMLElement, step: 1 | -1) => void
}

/** One text in one language; saved with its catalogue. */
export function TextCell({
  id,
  label,
  language,
  path,
  text,
  isChanged,
  problem,
  edited,
  ...rest
}: TextCellProps) {
  const { t } = useTranslation()
  const { isReadOnly, onMove } = rest

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    if (key === 'arrowdown' || key === 'arrowup') onMove(event.currentTarget, key === 'arrowdown' ? 1 : -1)
    else if ((key === 'z' || key === 'y') && !isReadOnly) {
      if (key === 'y' || event.shiftKey) edited.redo()
      else edited.undo()
      // Undo belongs to this catalogue, not to the one that is open.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <span className={styles.language} aria-hidden="true">
        {language}
      </span>
      <textarea
        id={id}
        rows={1}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}/problem`}
        className={classNames(styles.text, isChanged && styles.changed)}
        placeholder={t('catalogue.missing')}
        value={text ?? ''}
        readOnly={isReadOnly || edited.body === null}
        onKeyDown={press}
        onChange={({ target }) =>
          edited.edit(
            (draft) => setAt(draft, path, target.value === '' ? undefined : target.value),
            path.join('/'),
          )
        }
      />
      {problem !== undefined && (
        <span id={`${id}/problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
