import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { animationsEnd } from '../../ui/hooks/animations-end.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import {
  closeDialog,
  closeTopDialog,
  confirmDialog,
  openDialog,
  queueDialog,
  type DialogOptions,
} from './index.ts'
import { dialogs } from './dialogs.ts'

const meta: Meta = {
  title: 'Modules/Dialogs',
  parameters: { layout: 'fullscreen' },
  // Closes dialogs that an earlier story left open.
  beforeEach: () => {
    for (const { id } of dialogs.get()) dialogs.remove(id)
  },
}
export default meta

const content = (
  <Field id="login" label="Login">
    {(control) => (
      <ControlBox>
        <input {...control} />
      </ControlBox>
    )}
  </Field>
)

function opener(options: DialogOptions): StoryObj {
  return {
    render: () => (
      <div style={{ minHeight: 640, padding: 'var(--space-24)' }}>
        <Button onClick={() => openDialog(options)}>Ochish</Button>
      </div>
    ),
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ochish' }))
      await screen.findByRole('dialog', { name: options.title })
    },
  }
}

export const Popup = opener({ title: 'Kirish', content })
export const Big = opener({ title: 'Kirish', content, size: 'big' })
export const Full = opener({ title: 'Kirish', content, size: 'full' })
export const WithoutTitle = opener({
  title: 'Kirish',
  showTitle: false,
  content: <div style={{ padding: 24 }}>{content}</div>,
})
export const Curtain = opener({ title: 'Saralash', type: 'curtain', content })
export const LongContentScrollsByKeyboard: StoryObj = {
  globals: { locale: 'ru' },
  render: () => <div style={{ minHeight: 640 }} />,
  play: async ({ userEvent }) => {
    openDialog({
      title: 'Правила бонусной программы для новых игроков клуба',
      content: Array.from({ length: 40 }, (_, line) => <p key={line}>Текст условия номер {line + 1}.</p>),
      footer: <Button block>Понятно</Button>,
    })
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Текст условия номер 40.')
  },
}

export const Confirm: StoryObj = {
  render: () => <div style={{ minHeight: 640 }} />,
  play: async ({ userEvent }) => {
    const answer = confirmDialog({
      title: 'Arizani bekor qilasizmi?',
      text: '1,200,000 soʻm balansga qaytadi. Qayta ariza 24 soatgacha koʻrib chiqiladi.',
      confirmLabel: 'Bekor qilish',
      cancelLabel: 'Qoldirish',
      danger: true,
    })
    const question = await screen.findByRole('alertdialog', { name: 'Arizani bekor qilasizmi?' })
    await expect(question).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Qoldirish' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Bekor qilish' }))
    await expect(await answer).toBe(true)
  },
}
export const ConfirmOpen: StoryObj = {
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    void confirmDialog({
      title: 'Arizani bekor qilasizmi?',
      text: '1,200,000 soʻm balansga qaytadi. Qayta ariza 24 soatgacha koʻrib chiqiladi.',
      confirmLabel: 'Bekor qilish',
      cancelLabel: 'Qoldirish',
      danger: true,
    })
    await screen.findByRole('alertdialog')
  },
}

async function panelOf(options: DialogOptions): Promise<DOMRect> {
  const id = openDialog(options)
  // The first story waits for the code of dialogs, which nobody has loaded yet.
  const dialog = await screen.findByRole('dialog', { name: options.title }, { timeout: 10_000 })
  const panel = dialog.firstElementChild
  if (!panel) throw new Error('A dialog has a panel')
  await animationsEnd(panel)
  const box = panel.getBoundingClientRect()
  closeDialog(id)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return box
}

export const SizesFullBigAndCustom: StoryObj = {
  name: 'Sizes full, big and custom [DLG-30]',
  globals: { viewport: { value: 'desktop' } },
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    const full = await panelOf({ title: 'Kirish', size: 'full', content })
    const big = await panelOf({ title: 'Kirish', size: 'big', content })
    const custom = await panelOf({ title: 'Kirish', size: 'custom', content })
    await expect([full.width, full.height]).toEqual([window.innerWidth, window.innerHeight])
    await expect(big.width).toBe(980)
    await expect(custom.width).toBeLessThan(big.width)
  },
}

export const OnPhonesEveryDialogComesFromBelow: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    for (const type of ['popup', 'curtain'] as const)
      for (const size of ['full', 'big', 'custom'] as const) {
        const box = await panelOf({ title: 'Kirish', type, size, content })
        // With the fonts of the site, texts may end at half a pixel.
        await expect([box.left, box.width, Math.round(box.bottom)]).toEqual([0, 390, 844])
        await expect(box.top).toBeGreaterThan(0)
      }
  },
}

export const OnPhonesASheetStandsAtTheSide: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    const box = await panelOf({ title: 'Menyu', size: 'side', content })
    await expect([box.top, box.right, box.height]).toEqual([0, 390, 844])
    await expect(box.left).toBeGreaterThan(0)
  },
}

export const OnlyTheTopmostOfATypeIsVisible: StoryObj = {
  name: 'Only the topmost of a type is visible [DLG-02]',
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    openDialog({ id: 'lower', title: 'Birinchi', content })
    openDialog({ id: 'other', type: 'curtain', title: 'Parda', content: <p>Matn</p> })
    openDialog({ id: 'upper', title: 'Ikkinchi', content: <p>Matn</p> })
    await screen.findByRole('dialog', { name: 'Ikkinchi' })
    await expect(screen.getByRole('dialog', { name: 'Parda' })).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Birinchi' })).toBeNull()
    closeDialog('upper')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ikkinchi' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Birinchi' })).toBeVisible()
    await expect(screen.getByRole('dialog', { name: 'Parda' })).toBeVisible()
  },
}

export const EscapeCrossAndBackdropClose: StoryObj = {
  name: 'Escape, cross and backdrop close [DLG-10]',
  render: () => <Button>Sahifa</Button>,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Sahifa' }).focus()
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    openDialog({ title: 'Kirish', content })
    await screen.findByRole('dialog')
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }))
    await gone()
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
    await expect(canvas.getByRole('button', { name: 'Sahifa' })).toHaveFocus()

    openDialog({ title: 'Kirish', content })
    await userEvent.click(await screen.findByRole('dialog'))
    await gone()

    openDialog({ title: 'Kirish', content })
    const dialog = await screen.findByRole('dialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await gone()
  },
}

export const WhatMayNotBeClosedStays: StoryObj = {
  name: 'What may not be closed stays [DLG-06]',
  render: () => <div style={{ minHeight: 640 }} />,
  play: async ({ userEvent }) => {
    const id = openDialog({ title: 'Oxirgi qadam', preventClose: true, content })
    const dialog = await screen.findByRole('dialog', { name: 'Oxirgi qadam' })
    await expect(screen.queryByRole('button', { name: 'Yopish' })).toBeNull()
    await userEvent.click(dialog)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await waitFor(() => expect(dialog).toHaveAttribute('open'))
    await expect(screen.getByRole('dialog', { name: 'Oxirgi qadam' })).toBeVisible()
    closeDialog(id)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AQueueShowsOneAfterAnother: StoryObj = {
  render: () => <div style={{ minHeight: 640 }} />,
  play: async () => {
    queueDialog({ title: 'Keshbek', content: <p>Matn</p> })
    queueDialog({ title: 'Aksiya', content: <p>Matn</p> })
    await screen.findByRole('dialog', { name: 'Keshbek' })
    await expect(screen.queryByRole('dialog', { name: 'Aksiya' })).toBeNull()
    closeTopDialog()
    await screen.findByRole('dialog', { name: 'Aksiya' })
    await expect(screen.queryByRole('dialog', { name: 'Keshbek' })).toBeNull()
  },
}
