import type { ChangeEvent, FocusEvent } from 'react'
import type { WidgetProps } from './widget-props.ts'
import { useDraft, useDraftText } from '../state/use-draft.ts'
import { useField } from './use-field.ts'

/** A field whose value is the text of its control; `input` has the props of the control. Empty text is no value. */
export function useTextField(props: WidgetProps) {
  const { draft, value } = useDraft(props.id, {
    schema: props.schema,
    value: props.value,
    toText: (value) => (typeof value === 'string' ? value : ''),
    toValue: (typed) => (typed === '' ? undefined : typed),
    onChange: props.onChange,
  })
  const { change, commit } = draft
  const text = useDraftText(draft)
  const { leave, ...field } = useField({ ...props, value })
  const input = {
    value: text,
    readOnly: props.readonly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value),
    onBlur: (event: FocusEvent) => {
      commit()
      leave(event)
    },
  }
  return { ...field, text, change, commit, input }
}
