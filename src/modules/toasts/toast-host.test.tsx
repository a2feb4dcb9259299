import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { showToast } from './index.ts'
import { ToastHost } from './toast-host.tsx'
import { toasts } from './toasts.ts'

let page: Awaited<ReturnType<typeof mount>>

beforeEach(async () => {
  vi.useFakeTimers()
  page = await mount(<ToastHost />)
})
afterEach(async () => {
  await page.unmount()
  for (const { id } of toasts.get()) toasts.remove(id)
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
const show = async (options: Parameters<typeof showToast>[0]) => {
  await act(async () => void showToast(options))
  await pass(0)
}
/** The displayed toasts, with the name of their kind. */
const shown = () => [...page.container.querySelectorAll('section > div')].map((toast) => toast.textContent)

describe('a displayed toast', () => {
  it('disappears after the seconds of the settings, unless it has its own duration', async () => {
    await page.unmount()
    const functional = { ...testConfig.functional, toastSeconds: 12 }
    page = await mount(<ToastHost />, { config: { ...testConfig, functional } })
    await show({ kind: 'success', title: 'Сохранено' })
    await show({ kind: 'error', title: 'Нет связи', duration: null })
    await pass(11_999)
    expect(shown()).toHaveLength(2)
    await pass(1)
    expect(shown()).toEqual(['Ошибка: Нет связи'])
  })

  it('names its type, and interrupts a screen reader only for an error [TOAST-01]', async () => {
    await show({ kind: 'warning', title: 'Лимит близко' })
    await show({ kind: 'error', title: 'Не прошло' })
    expect(shown()).toEqual(['Внимание: Лимит близко', 'Ошибка: Не прошло'])
    const alerts = [...page.container.querySelectorAll('[role=alert]')].map((toast) => toast.textContent)
    expect(alerts).toEqual(['Ошибка: Не прошло'])
  })

  it('stays while the pointer is over it [TOAST-03]', async () => {
    await show({ kind: 'info', title: 'Прочтите' })
    await pass(3000)
    const host = page.container.querySelector('section')
    // React derives this event from the pointer moving in.
    await act(async () => host?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
    await pass(60_000)
    expect(shown()).toHaveLength(1)
    await act(async () => host?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true })))
    await pass(2000)
    expect(shown()).toEqual([])
  })
})
