import { afterEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { compiledEngine, defaultForms } from '../../../../tests/support/content/form-engines.ts'
import { hideForms, showForm } from '../../../../tests/support/show-form.tsx'
import { compound } from './compound.ts'
import { isPlain } from './is-plain.ts'

vi.mock('../../render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

afterEach(hideForms)

const plainForms = defaultForms('ru')
  .filter(isPlain)
  .map((form): [string, CompiledForm] => [form.key, { ...form, links: [] }])

test('most default forms are plain, the login among them', () => {
  expect(plainForms.map(([key]) => key)).toContain('login')
  expect(plainForms.length).toBeGreaterThan(defaultForms('ru').length / 2)
})

test.each(plainForms)('%s needs no code of compound forms', async (_key, form) => {
  const engine = await compiledEngine(form.schema)
  const { required } = form.schema
  const isRequired = Array.isArray(required) && required.length > 0
  /** The HTML of the form; if it has required fields, with their messages after it was sent empty. */
  async function htmlWith(code: typeof compound | undefined) {
    await showForm({ form, engine, compound: code })
    const container = document.body.lastElementChild
    const button = container?.querySelector('button[type=submit]')
    if (button && isRequired) {
      await userEvent.click(button)
      await waitFor(() => expect(container?.querySelector('[aria-invalid=true]')).not.toBeNull())
    }
    // Ids contain a number that differs between forms.
    return container?.innerHTML.replaceAll(/_r_\w+_/g, '')
  }
  const plain = await htmlWith(undefined)
  hideForms()
  expect(plain).toBe(await htmlWith(compound))
})
