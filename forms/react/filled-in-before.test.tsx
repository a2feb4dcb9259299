import { afterEach, expect, test, vi } from 'vitest'
import { hideForms, leaveForms, showForm, testForm } from '../../tests/support/show-form.tsx'
import { isFormFilledIn } from '../../src/lib/browser/typed-input.ts'
import { keepUnsent } from './state/unsent-values.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

afterEach(hideForms)

const form = testForm({ type: 'object', properties: { name: { type: 'string', title: 'Имя' } } })

test('a form that comes back with what was typed on an earlier page counts as filled in by the player', async () => {
  await showForm({ form })
  expect(isFormFilledIn()).toBe(false)
  leaveForms()
  keepUnsent(form, { values: { name: 'Анвар' }, furthest: 0 })
  const shown = await showForm({ form })
  expect(shown.getByRole<HTMLInputElement>('textbox').value).toBe('Анвар')
  await vi.waitFor(() => expect(isFormFilledIn()).toBe(true))
})
