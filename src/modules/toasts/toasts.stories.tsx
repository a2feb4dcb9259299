import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { showToast } from './index.ts'
import { toasts } from './toasts.ts'

const meta: Meta = {
  title: 'Modules/Toasts',
  parameters: { layout: 'fullscreen' },
  render: () => <div style={{ minHeight: 480 }} />,
  // Removes toasts that an earlier story left.
  beforeEach: () => {
    for (const { id } of toasts.get()) toasts.remove(id)
  },
}
export default meta

export const Kinds: StoryObj = {
  play: async () => {
    const action = { label: 'Oʻynash', onSelect: fn() }
    showToast({
      kind: 'success',
      title: '500,000 soʻm tushdi',
      detail: 'Bonus ham faollashdi',
      action,
      duration: null,
    })
    showToast({
      kind: 'error',
      title: 'Toʻlov oʻtmadi',
      detail: 'Bank rad etdi, pul yechilmadi',
      duration: null,
    })
    showToast({ kind: 'info', title: '60 daqiqa oʻynadingiz', detail: 'Tanaffus olasizmi?', duration: null })
    showToast({ kind: 'warning', title: 'Limitga yaqin qoldi', duration: null })
    await screen.findByRole('alert')
  },
}
export const KindsInLight: StoryObj = { ...Kinds, globals: { scheme: 'light' } }
export const LongText: StoryObj = {
  globals: { locale: 'ru' },
  play: async () => {
    showToast({
      kind: 'error',
      title: 'Не удалось сохранить изменения в избранном',
      detail: 'Проверьте подключение к интернету и повторите попытку через несколько минут',
      action: { label: 'Повторить', onSelect: fn() },
      duration: null,
    })
    await screen.findByRole('alert')
  },
}

export const BelowTheHeader: StoryObj = {
  name: 'Below the header [TOAST-02]',
  play: async () => {
    showToast({ kind: 'success', title: 'Saqlandi', duration: null })
    const toast = await screen.findByText('Saqlandi')
    const header = Number.parseFloat(
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
    )
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(header))
  },
}

export const TheActionRunsAndTheToastGoes: StoryObj = {
  play: async ({ userEvent }) => {
    const onSelect = fn()
    showToast({
      kind: 'error',
      title: 'Toʻlov oʻtmadi',
      action: { label: 'Qayta', onSelect },
      duration: null,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Qayta' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Toʻlov oʻtmadi')).toBeNull())
  },
}

export const AToastOverADialogCanBeUsed: StoryObj = {
  play: async ({ userEvent }) => {
    const onSelect = fn()
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.ariaLabel = 'Kirish'
    dialog.showModal()
    showToast({ kind: 'error', title: 'Parol xato', action: { label: 'Qayta', onSelect }, duration: null })
    const action = await screen.findByRole('button', { name: 'Qayta' })
    await waitFor(() => expect(dialog).toContainElement(action))
    await userEvent.click(action)
    await expect(onSelect).toHaveBeenCalledOnce()
    dialog.close()
    dialog.remove()
  },
}
