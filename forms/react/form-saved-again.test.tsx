import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor, within } from 'storybook/test'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { registerOperation } from '../../tests/support/register-operation.ts'
import { hideForms, testForm } from '../../tests/support/show-form.tsx'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { I18nContext } from '../../src/lib/i18n/use-translation.ts'
import type { Operation } from '../../src/renderer/actions.ts'
import { interpret } from '../interpret.ts'
import { DocumentForm } from '../../src/renderer/form/document-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))

const profile = () =>
  testForm({
    type: 'object',
    properties: { name: { type: 'string', title: 'Имя', minLength: 3 } },
  })

/** Like the profile, the form is narrowed again by what the platform answers after each save. */
function Profile() {
  const [form, setForm] = useState(profile)
  return <DocumentForm form={form} interpret={interpret} onDone={() => setForm(profile())} />
}

const container = document.body.appendChild(document.createElement('div'))
const root = createRoot(container)

afterEach(() => {
  root.unmount()
  hideForms()
})

test('a form that was saved, then rejected and corrected, can be saved again without errors', async () => {
  root.render(
    <I18nContext value={createI18n('ru', messages.body)}>
      <Profile />
    </I18nContext>,
  )
  const user = userEvent.setup()
  const form = within(container)
  const name = await form.findByLabelText(/Имя/)
  const save = async (text: string) => {
    await user.clear(name)
    await user.type(name, text)
    await user.click(form.getByRole('button', { name: 'Отправить' }))
  }
  await save('Лола')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await save('Ло')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(form.getByRole('link', { name: 'Имя' })).toBeTruthy()
  await save('Лолахон')
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Лолахон' }))
  expect(name.getAttribute('aria-invalid')).toBeNull()
  expect(form.queryByRole('link', { name: 'Имя' })).toBeNull()
})
