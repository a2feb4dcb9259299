import { beforeEach, expect, test, vi } from 'vitest'
import { testState } from '../../../tests/support/page-answer.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { toasts } from '../../modules/toasts/toasts.ts'
import { createLazyPopups } from './open-popup.ts'

const code = vi.hoisted(() => ({
  open: vi.fn(),
  create: vi.fn<() => unknown>(),
}))
vi.mock('./popups.tsx', () => ({ createPopupOpener: code.create }))

const { answer, config } = testState({ locale: 'uz' })
const i18n = createI18n('uz', { errors: { network: { title: 'Aloqa yoʻq' }, retry: 'Takrorlash' } })
const openPopup = () => createLazyPopups(() => ({ answer, config, i18n, components: new Map() }))

beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { isActive: false } })
  vi.spyOn(console, 'warn').mockReturnValue()
  code.open.mockReset()
  code.create.mockReset()
  code.create.mockReturnValue(code.open)
  for (const { id } of toasts.get()) toasts.remove(id)
})

test('several popups use one opener, loaded once', async () => {
  const open = openPopup()
  open('login', { preventClose: true })
  open('registration')
  await vi.waitFor(() => expect(code.open).toHaveBeenCalledTimes(2))
  expect(code.open.mock.calls).toEqual([
    ['login', { preventClose: true }],
    ['registration', undefined],
  ])
  expect(code.create).toHaveBeenCalledTimes(1)
})

test('a toast offers a retry if the code fails to load', async () => {
  code.create.mockImplementationOnce(() => {
    throw new Error('offline')
  })
  openPopup()('login')
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(1))
  expect(toasts.get()[0]?.title).toBe('Aloqa yoʻq')
  toasts.get()[0]?.action?.onSelect()
  await vi.waitFor(() => expect(code.open).toHaveBeenCalledWith('login', undefined))
})
