import type { StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Value } from 'typebox/value'
import dictionary from '../../schemas/defaults/dictionaries/default.json'
import { Dictionary, Form } from '../../schemas/documents/form.ts'
import type { Locale } from '../../schemas/locale.ts'
import { isStoredDocument, trusted } from '../../server/content/model/contracts.ts'
import { compileForm } from '../../src/lib/data/compile-form.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'
import { compound } from '../../forms/react/compound/compound.ts'
import { interpret } from '../../forms/interpret.ts'
import { DocumentForm } from '../../src/renderer/form/document-form.tsx'
import { useLocale } from '../../src/renderer/render-context.tsx'
import styles from './form-playground.module.css'

/** Every form of the playground submits to this operation, which does nothing. */
const operation = 'support.sendFeedback'
registerOperation(operation, () => Promise.resolve({}))

const files = import.meta.glob('../../schemas/defaults/forms/*.json', { eager: true, import: 'default' })
const sources = new Map(
  Object.values(files)
    .filter(isStoredDocument)
    .map(({ key, body }) => [key, JSON.stringify(body, null, 2)]),
)
const shared = {
  key: 'default',
  version: 1,
  body: trusted(Dictionary, dictionary.body, 'dictionary/default'),
}

/** The form in a text, or what is wrong with the text. */
function readForm(text: string): { body: Form } | { issue: string } {
  try {
    const body: unknown = JSON.parse(text)
    if (Value.Check(Form, body)) return { body }
    const [error] = Value.Errors(Form, body)
    return { issue: `${error?.instancePath || 'The document'} ${error?.message ?? 'is not a form'}` }
  } catch (error) {
    return { issue: error instanceof Error ? error.message : String(error) }
  }
}

function compiled(body: Form, locale: Locale) {
  const submit = { label: body.submit.label, operation } as const
  return compileForm({ key: 'playground', version: 1, body: { ...body, submit } }, shared, '', locale)
}

function Result({ body }: { body: Form }) {
  const locale = useLocale()
  const [submitted, setSubmitted] = useState<unknown>()
  const form = useMemo(() => compiled(body, locale), [body, locale])
  const keep = (values: Readonly<Record<string, unknown>>) => {
    setSubmitted(values)
    return values
  }
  return (
    <>
      <DocumentForm form={form} compound={compound} interpret={interpret} payload={keep} />
      {submitted !== undefined && (
        <>
          <h2>Submitted values</h2>
          <pre className={styles.values}>{JSON.stringify(submitted, null, 2)}</pre>
        </>
      )}
    </>
  )
}

function Playground() {
  const [text, setText] = useState(sources.get('feedback') ?? '')
  const read = useMemo(() => readForm(text), [text])
  return (
    <div className={styles.columns}>
      <div className={styles.source}>
        <label htmlFor="playground-form">Start from</label>
        <select
          id="playground-form"
          className={styles.control}
          defaultValue="feedback"
          onChange={(event) => setText(sources.get(event.target.value) ?? '')}
        >
          {[...sources.keys()].map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
        <label htmlFor="playground-source">Body of the form document</label>
        <textarea
          id="playground-source"
          className={styles.control}
          spellCheck={false}
          rows={40}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div>{'issue' in read ? <p role="alert">{read.issue}</p> : <Result key={text} body={read.body} />}</div>
    </div>
  )
}

export default { title: 'Guides/Form playground' }

/** Edit a form document and try the form beside it: widgets, steps, validation and the submitted values. */
export const FormPlayground: StoryObj = {
  render: () => <Playground />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'fakename')
    const source = canvas.getByLabelText('Body of the form document')
    const form = sources.get('fakename') ?? ''
    await expect(source).toHaveValue(form)
    // In one step each: keys go to what has the focus, which a dialog of the story before may still be moving.
    await fireEvent.change(source, { target: { value: `${form},` } })
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await fireEvent.change(source, { target: { value: form } })
    const field = await canvas.findByRole('textbox', { name: /Yangi nom/ })
    await expect(field).toBeVisible()
  },
}
