import { useState, type ReactNode } from 'react'
import type { PartProps } from '../fields/document-fields.tsx'
import type { OutlineBlock, OutlineList } from '../outline/block-tree.ts'
import type { JsonPath } from '../json-path.ts'
import { FieldEditor } from './field-editor.tsx'
import { fieldAt } from './model/field-outline.ts'
import { findField } from './model/form-edit.ts'
import type { FormBody } from './model/form-fields.ts'
import { FormSettings } from './form-settings.tsx'
import { FormOutline } from './form-outline.tsx'
import { Status } from '../kit/text.tsx'

interface FormBuilderProps extends PartProps {
  /** Replaces the body as one step of the undo history. */
  setBody: (body: FormBody) => void
  lists: readonly OutlineList[]
  /** The selected field; null: the form itself. */
  block: OutlineBlock | null
  onSelect: (path: JsonPath | null) => void
  /** Selects the entry at a path after the current change is applied. */
  onFollow: (path: JsonPath | null) => void
  /** Number of issues per field, by the JSON pointer of its path. */
  issues: ReadonlyMap<string, number>
  onText: () => void
  /** Beside the name of what is selected. */
  comments: ReactNode
}

/** Edits a form by its fields. */
export function FormBuilder({
  lists,
  block,
  onSelect,
  onFollow,
  issues,
  onText,
  setBody,
  comments,
  ...part
}: FormBuilderProps) {
  const { body, isReadOnly } = part
  const [notice, setNotice] = useState('')
  const field = block && fieldAt(body, block.path)

  function change(next: FormBody, path: JsonPath | null) {
    setBody(next)
    onFollow(path)
  }
  return (
    <>
      <FormOutline
        body={body}
        lists={lists}
        selected={block?.path ?? null}
        onSelect={onSelect}
        onChange={change}
        onNotice={setNotice}
        issues={issues}
        isReadOnly={isReadOnly}
        comments={comments}
      />
      <Status>{notice}</Status>
      {field ? (
        <FieldEditor
          {...part}
          key={field.id}
          field={field}
          onChange={(next, id) => change(next, findField(next, id)?.path ?? null)}
          onText={onText}
        />
      ) : (
        <FormSettings {...part} onText={onText} />
      )}
    </>
  )
}
