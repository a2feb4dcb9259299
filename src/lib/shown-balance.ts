import type { Balance } from '../../schemas/api/entities/account.ts'
import type { Money } from '../../schemas/api/entities/fields.ts'
import { addAmounts } from './amount.ts'

/** The sum of main, bonus and betting bonus, without play money. */
export function totalBalance(balance: Balance): Money {
  return {
    amount: addAmounts(
      balance.balance_main.amount,
      balance.balance_bonus?.amount ?? '0',
      balance.balance_betting_bonus?.amount ?? '0',
    ),
    currency: balance.balance_main.currency,
  }
}

/** What the header shows of a player's balances. */
export interface ShownBalance {
  total: Money
  /** Message key of what the total is, below `balance`. */
  label: 'label' | 'withBonus' | 'isolated'
  /** The player's own money, if the total also has bonus money. */
  ownMoney?: Money
}

/** Games and the bet slip show the player's own money: the label says why the figure here is another one. */
export function shownBalance(balance: Balance, isIsolated: boolean): ShownBalance {
  const { balance_main, balance_bonus, balance_betting_bonus } = balance
  // Bonus money that is kept separate is not part of the player's own money.
  if (isIsolated) return { total: balance_main, label: 'isolated' }
  const hasBonus = [balance_bonus, balance_betting_bonus].some((money) => /[1-9]/.test(money?.amount ?? ''))
  const total = totalBalance(balance)
  return hasBonus ? { total, label: 'withBonus', ownMoney: balance_main } : { total, label: 'label' }
}
