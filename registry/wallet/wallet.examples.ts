import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const balance = {
  balance_main: money('1000000.00'),
  balance_bonus: money('284500.50'),
  balance_betting_bonus: money('0.00'),
  balance_fun: money('10000.00'),
}

export const examples = {
  normal: { viewer: 'player', props: {}, answers: { 'account.getBalance': balance } },
} satisfies ComponentExamples
