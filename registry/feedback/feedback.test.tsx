import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { userEvent, within } from 'storybook/test'
import feedbackDocument from '../../schemas/defaults/forms/feedback.json' with { type: 'json' }
import { Form } from '../../schemas/documents/form.ts'
import { compileForm } from '../../src/lib/data/compile-form.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import { testAppContext } from '../../tests/support/app-context.ts'
import { registerOperations } from '../../src/app/operations.ts'
import { fetchForm } from '../../src/lib/data/content-client.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Feedback } from './feedback.tsx'

vi.mock('../../src/lib/data/content-client.ts', () => ({ fetchForm: vi.fn() }))

/** No compiled validator: the interpreter validates. */
const validatorUrl = `data:text/javascript,${encodeURIComponent('export default () => () => true')}`

beforeEach(() => {
  const body = trusted(Form, feedbackDocument.body, 'form/feedback')
  const compiled = compileForm({ key: 'feedback', version: 1, body }, null, 'x', 'ru')
  vi.mocked(fetchForm).mockResolvedValue({ ...compiled, validatorUrl })
  registerOperations(testAppContext())
})
async function write() {
  const page = await mount(<Feedback {...bare} props={{ form: 'feedback' }} />)
  const view = within(page.container)
  const values = {
    'Как вас зовут': 'Дильшод',
    'Почта для ответа': 'dilshod@mail.uz',
    Сообщение: 'Деньги не пришли, платёж 42',
  }
  for (const [label, text] of Object.entries(values))
    await userEvent.type(await view.findByLabelText(new RegExp(label), {}, { timeout: 10_000 }), text)
  await userEvent.click(view.getByRole('button', { name: 'Отправить' }))
  return { page, view }
}

it('a message is sent to support, and the page says where the answer will arrive [API-SUP-02]', async () => {
  const platform = testPlatform({ 'support.sendFeedback': () => ({ data: 1 }) })
  const { view } = await write()
  const sent = await view.findByRole('status')
  expect(sent.textContent).toContain('dilshod@mail.uz')
  await vi.waitFor(() => expect(document.activeElement).toBe(sent))
  expect(platform.called('support.sendFeedback')).toHaveLength(1)
  expect(platform.called('support.sendFeedback')[0]?.params).toMatchObject({
    name: 'Дильшод',
    email: 'dilshod@mail.uz',
    message: 'Деньги не пришли, платёж 42',
  })
  await userEvent.click(view.getByRole('button', { name: 'Написать ещё' }))
  await view.findByLabelText(/Сообщение/)
})

it('a rejected message stays in the form, which shows the reason', async () => {
  testPlatform({ 'support.sendFeedback': () => ({ error: 'TooManyRequestsException' }) })
  const { view } = await write()
  expect((await view.findByText(/Слишком много писем/)).textContent).not.toBe('')
  expect(view.getByLabelText(/Сообщение/)).toHaveProperty('value', 'Деньги не пришли, платёж 42')
})
