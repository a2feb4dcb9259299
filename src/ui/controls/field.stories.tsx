import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ControlBox, Field } from './field.tsx'
import { Icon } from '../art/icon.tsx'
import { Select } from './select.tsx'

const meta: Meta<typeof Field> = {
  title: 'UI/Field',
  component: Field,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
  args: {
    id: 'promo',
    label: 'Promokod',
    hint: 'Harf va raqamlar, 12 tagacha',
    children: (control) => (
      <ControlBox>
        <input {...control} />
      </ControlBox>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { note: 'ixtiyoriy' } }
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Promokod'), 'KUZ15')
  },
}
export const WithError: Story = {
  args: {
    id: 'term',
    label: 'Muddat',
    error: 'Oy 01 dan 12 gacha',
    children: (control) => (
      <ControlBox invalid>
        <input {...control} defaultValue="13 / 27" />
      </ControlBox>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Muddat')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Oy 01 dan 12 gacha Harf va raqamlar, 12 tagacha')
  },
}
export const Valid: Story = {
  args: {
    success: '150 aylantirish qoʻshildi',
    children: (control) => (
      <ControlBox valid>
        <input {...control} defaultValue="KUZ150" />
      </ControlBox>
    ),
  },
}
export const LeadAndTrail: Story = {
  args: {
    id: 'card',
    label: 'Karta raqami',
    hint: undefined,
    children: (control) => (
      <ControlBox lead={<Icon name="card" />} trail={<span>UZS</span>}>
        <input {...control} placeholder="8600 …" />
      </ControlBox>
    ),
  },
}
export const Amount: Story = {
  args: {
    id: 'amount',
    label: 'Summa',
    hint: undefined,
    children: (control) => (
      <ControlBox amount trail="soʻm">
        <input {...control} defaultValue="500,000" />
      </ControlBox>
    ),
  },
}
export const Choice: Story = {
  args: {
    id: 'currency',
    label: 'Валюта',
    hint: undefined,
    children: (control) => (
      <Select {...control}>
        <option>UZS, сум</option>
      </Select>
    ),
  },
  globals: { locale: 'ru' },
}
export const Disabled: Story = {
  args: {
    children: (control) => (
      <ControlBox disabled>
        <input {...control} disabled defaultValue="KUZ150" />
      </ControlBox>
    ),
  },
}
