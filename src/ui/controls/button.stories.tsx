import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button, type ButtonVariant } from './button.tsx'

const meta: Meta<typeof Button> = { title: 'UI/Button', component: Button, args: { children: 'Toʻldirish' } }
export default meta
type Story = StoryObj<typeof meta>

const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'dangerQuiet']
const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)', alignItems: 'center' } as const

export const Variants: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Roʻyxatdan oʻtish
        </Button>
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="s">Demo</Button>
      <Button size="m">Demo</Button>
      <Button size="l">Demo</Button>
      <Button square icon="close" variant="secondary" aria-label="Yopish" />
    </div>
  ),
}
export const Icons: Story = { args: { icon: 'plus', iconAfter: 'chevron-down' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { block: true, children: 'Отправить заявку на вывод средств и получить подтверждение по SMS' },
  globals: { locale: 'ru' },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
}

export const LoadingKeepsWidthAndTakesNoClicks: Story = {
  args: { onClick: fn() },
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button {...args} loading />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [idle, loading] = canvas.getAllByRole('button', { name: 'Toʻldirish' })
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth)
    if (loading) await userEvent.click(loading)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(loading).toHaveAttribute('aria-busy', 'true')
  },
}
