import { userEvent } from 'storybook/test'
import { afterEach, vi } from 'vitest'
import type { Operation } from '../../src/renderer/actions.ts'
import { registerOperation } from './register-operation.ts'
import { hideForms, type ShownForm } from './show-form.tsx'

/** Receives the values of every form that a test submits. Forms and values are forgotten after each test. */
export const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
afterEach(() => {
  hideForms()
  send.mockReset()
})

export const user = userEvent.setup()
export const submit = (form: ShownForm) => user.click(form.getByRole('button', { name: 'Отправить' }))

/** A field of text. */
export const text = (title: string) => ({ type: 'string', title })
