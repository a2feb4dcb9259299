import {
  groupAmount,
  isGroupedAmount,
  readAmount,
  ungroupAmount,
  writeAmount,
} from '../../../schemas/typed-amount.ts'
import type { InputMask, Insertion } from './masks.ts'

interface AmountInput {
  inputMode: 'numeric' | 'decimal'
  mask: InputMask
  /** The text of an amount, which may be no amount itself. */
  toText: (amount: string) => string
  /** The amount as it is sent; undefined: the text is no amount. */
  read: (text: string) => string | undefined
  /** The text when the field is left: as amounts are written, unless it is none. */
  tidy: (text: string) => string
}

/** How an amount of money with at most `decimals` is typed, in every field for one. Each field has its own. */
export function amountInput(decimals: number): AmountInput {
  /** A text whose thousands the player has separated. They stay as typed. */
  let separated = ''
  const read = (text: string) => readAmount(text, decimals)
  const toText = (amount: string) => writeAmount(amount, decimals)

  /** The text without the separators of the mask, which move while digits are typed. */
  function typedOf(text: string, previous: string, inserted: Insertion | undefined): string {
    const isMasked = previous !== separated && isGroupedAmount(previous, decimals)
    if (inserted === undefined || !isMasked) return text
    const [before, after] = [text.slice(0, inserted.start), text.slice(inserted.end)]
    const typed = text.slice(inserted.start, inserted.end)
    return ungroupAmount(before, decimals) + typed + ungroupAmount(after, decimals)
  }

  return {
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    mask(text, previous, inserted) {
      const typed = typedOf(text, previous, inserted)
      const shown = groupAmount(typed, decimals)
      separated = shown === typed && ungroupAmount(typed, decimals) !== typed ? shown : ''
      return shown
    },
    toText,
    read,
    tidy(text) {
      const amount = read(text)
      if (amount === undefined) return text
      separated = ''
      return toText(amount)
    },
  }
}
