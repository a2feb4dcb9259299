import { fireEvent } from 'storybook/test'
import { expect, test, vi } from 'vitest'
import { send } from '../../tests/support/form-player.ts'
import { showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import type { CompiledForm } from '../../schemas/compiled.ts'
import { maxFileLength } from '../contract/files.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const file = { type: 'string', format: 'data-url', title: 'Фото' }
const schema = { type: 'object', required: ['photo'], properties: { photo: file } }
const fields: CompiledForm['fields'] = { photo: { accept: 'image/*, .pdf', maxKilobytes: 2 } }

const png = (size = 3, name = 'Фото паспорта.png', type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type })

async function open(form: CompiledForm) {
  const shown = await showForm({ form })
  await shown.findByLabelText(/^Фото/)
  return shown
}

const choose = (form: ShownForm, ...files: File[]) =>
  fireEvent.change(form.getByLabelText(/^Фото/), { target: { files } })
const submit = (form: ShownForm) => fireEvent.click(form.getByRole('button', { name: 'Отправить' }))

test('a chosen file is named with its size and sent as data URL with its name', async () => {
  const form = await open(testForm(schema, { fields }))
  expect(form.getByText('До 2 КБ: изображения, PDF')).toBeTruthy()
  choose(form, png())
  await form.findByText('Фото паспорта.png, 1 КБ')
  submit(form)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls[0]?.[0]).toEqual({
    photo: `data:image/png;name=${encodeURIComponent('Фото паспорта.png')};base64,AAAA`,
  })
})

test('the control says by its description which file is chosen', async () => {
  const form = await open(testForm(schema, { fields }))
  choose(form, png())
  await form.findByText('Фото паспорта.png, 1 КБ')
  const described = form.getByLabelText(/^Фото/).getAttribute('aria-describedby') ?? ''
  const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Фото паспорта.png, 1 КБ', 'До 2 КБ: изображения, PDF'])
})

test('a removed file is not sent, and the focus returns to the control', async () => {
  const form = await open(testForm({ ...schema, required: [] }, { fields }))
  choose(form, png())
  fireEvent.click(await form.findByRole('button', { name: 'Убрать файл Фото паспорта.png' }))
  await form.findByText('Выберите файл')
  expect(document.activeElement).toBe(form.getByLabelText(/^Фото/))
  submit(form)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls[0]?.[0]).toEqual({})
})

test.each([
  ['too large', png(2049), '«Фото паспорта.png» больше 2 КБ. Выберите файл поменьше или сожмите его'],
  [
    'of another type',
    png(3, 'a.exe', 'application/x-msdownload'),
    'Файл «a.exe» не подходит. Выберите файл одного из типов: изображения, PDF',
  ],
  ['empty', png(0), 'Не удалось прочитать «Фото паспорта.png». Выберите файл ещё раз'],
])(
  'a file that is %s is rejected at once, and the form is not sent until it is replaced',
  async (_why, wrong, message) => {
    const form = await open(testForm({ ...schema, required: [] }, { fields }))
    choose(form, wrong)
    expect((await form.findByRole('alert')).textContent).toBe(message)
    expect(form.getByLabelText(/^Фото/).getAttribute('aria-invalid')).toBe('true')
    submit(form)
    await form.findByRole('link', { name: 'Фото' })
    expect(send).not.toHaveBeenCalled()
    choose(form, png())
    await form.findByText('Фото паспорта.png, 1 КБ')
    submit(form)
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
  },
)

test('a file is accepted by its extension, whatever its type', async () => {
  const form = await open(testForm(schema, { fields }))
  choose(form, png(3, 'scan.PDF', ''))
  await form.findByText('scan.PDF, 1 КБ')
})

test('a list of files grows, and each can be removed', async () => {
  const list = { type: 'array', title: 'Фото', items: file }
  const form = await open(testForm({ type: 'object', properties: { photos: list } }))
  choose(form, png(3, 'a.png'), png(3, 'b.png'))
  await form.findByText('b.png, 1 КБ')
  choose(form, png(3, 'c.png'))
  await form.findByText('c.png, 1 КБ')
  fireEvent.click(form.getByRole('button', { name: 'Убрать файл a.png' }))
  submit(form)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const names = JSON.stringify(send.mock.calls[0]?.[0]).match(/name=[^;]*/g)
  expect(names).toEqual(['name=b.png', 'name=c.png'])
})

test('a given text that is longer than the field allows is not sent', async () => {
  const form = testForm(schema)
  const tooLong = `data:image/png;base64,${'A'.repeat(maxFileLength)}`
  const shown = await showForm({ form, values: { photo: tooLong } })
  submit(shown)
  await shown.findByRole('link', { name: 'Фото' })
  expect(send).not.toHaveBeenCalled()
})
