import type { CashierSettings } from '../../../../../schemas/documents/settings/settings.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { Site } from '../../site.ts'
import { invitesToPlay } from '../../duties/inviting.ts'

/** The only reason for which a withdrawal needs a deposit. */
const needsDeposit = 'UserNeedDepositException'

/** Buttons that invite players to play on who wanted their money. */
export function rejectionIssues({ withdrawalButtons = [] }: CashierSettings, site: Site): Issue[] {
  return withdrawalButtons.flatMap((button, index) =>
    button.errorType !== needsDeposit && invitesToPlay(button, site)
      ? [
          warningAt(
            `/withdrawalButtons/${index}/to`,
            'misleading-button',
            phrase`Players whose withdrawal was rejected would be invited to pay in or to play instead of learning what to do`,
            phrase`Lead to the page that removes the obstacle, such as /profile/verification or /support`,
          ),
        ]
      : [],
  )
}

/** An amount that is so many times the smallest one has too many zeros. */
const maxFactor = 1000

/** Amounts to choose from that are there twice, or have a zero too many. */
export function presetMistakes({ presets }: CashierSettings): Issue[] {
  return Object.entries(presets).flatMap(([currency, amounts]) => {
    const values = amounts.map(({ value }) => Number(value))
    const least = Math.min(...values.filter((value) => value > 0))
    return values.flatMap((value, index) => {
      const path = `${pointerTo('/presets', currency)}/${index}/value`
      if (values.indexOf(value) < index)
        return [
          warningAt(
            path,
            'repeated-amount',
            phrase`The amount ${value} is there twice`,
            phrase`Choose another amount, or remove one of the two`,
          ),
        ]
      if (value <= least * maxFactor) return []
      return [
        warningAt(
          path,
          'large-amount',
          phrase`The amount ${value} is more than ${maxFactor} times the smallest one: a tap on it could cost a player much more than meant`,
          phrase`Check the number of zeros`,
        ),
      ]
    })
  })
}
