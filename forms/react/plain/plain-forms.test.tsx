import { afterEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { compiledEngine, defaultForms } from '../../../tests/support/content/form-engines.ts'
import { asCompound, shownHtml } from '../../../tests/support/plain-and-compound.ts'
import { hideForms, showForm } from '../../../tests/support/show-form.tsx'
import { isPlain } from './is-plain.ts'

vi.mock('../../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

afterEach(hideForms)

const forms = defaultForms('ru').map((form): [string, CompiledForm] => [form.key, { ...form, links: [] }])

test('all default forms are plain', () => {
  expect(forms.filter(([, form]) => !isPlain(form))).toEqual([])
})

test.each(forms)('%s has the same HTML and messages as if rjsf rendered it', async (_key, form) => {
  const { required } = form.schema
  const isRequired = Array.isArray(required) && required.length > 0
  /** The HTML of the form; if it has required fields, with their messages after it was sent empty. */
  async function htmlOf(shown: CompiledForm) {
    await showForm({ form: shown, engine: await compiledEngine(shown.schema) })
    const button = document.body.lastElementChild?.querySelector('button[type=submit]')
    const before = shownHtml()
    if (button && isRequired) {
      await userEvent.click(button)
      await waitFor(() =>
        expect(document.body.lastElementChild?.querySelector('[aria-invalid=true]')).not.toBeNull(),
      )
    }
    const after = shownHtml()
    hideForms()
    return [before, after]
  }
  expect(await htmlOf(form)).toEqual(await htmlOf(asCompound(form)))
})
