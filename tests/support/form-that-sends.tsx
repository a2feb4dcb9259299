import { useEffect, useState } from 'react'
import dictionary from '../../schemas/defaults/dictionaries/default.json' with { type: 'json' }
import { Dictionary, type DictionaryEntry } from '../../schemas/documents/form.ts'
import { mergeMessages } from '../../src/lib/data/compile-form.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import type { OperationValues } from '../../src/renderer/actions.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'

const shared = trusted(Dictionary, dictionary.body, 'dictionary/default').entries

/**
 * Replaces the form engine in tests of other code: a form that is ready at once and submits `values`. `own` are the
 * entries of its own dictionary.
 */
export function formThatSends(
  values: OperationValues,
  send: (sent: OperationValues) => unknown,
  own: readonly DictionaryEntry[] = [],
) {
  return function FormThatSends({
    id,
    formKey,
    payload,
    explain,
    onDone,
    onMessages,
    onStateChange,
  }: FormViewProps) {
    const [explained, setExplained] = useState<ReturnType<NonNullable<typeof explain>>>()
    useEffect(() => onStateChange?.('ready'), [onStateChange])
    useEffect(() => onMessages?.(mergeMessages(shared, own, 'ru')), [onMessages])
    return (
      <form
        id={id}
        data-form={formKey}
        onSubmit={(event) => {
          event.preventDefault()
          onStateChange?.('busy')
          Promise.resolve(send(payload ? payload(values) : values))
            .then(onDone, (error: unknown) => setExplained(explain?.(error)))
            .finally(() => onStateChange?.('ready'))
        }}
      >
        {explained?.message}
        {explained?.remedy}
      </form>
    )
  }
}
