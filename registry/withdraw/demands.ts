import type { WithdrawSettings } from '../../schemas/api/entities/cashier.ts'
import type { ApiError, ApiErrorType } from '../../schemas/api/errors.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import { errorText } from '../../src/lib/api/error-text.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'

type Need = WithdrawSettings['needs'][number]
export type DemandButton = NonNullable<SiteConfig['cashier']['withdrawalButtons']>[number]

/** The error that a withdrawal would get while a need is unmet. */
const errorOfNeed: Readonly<Record<Need, ApiErrorType>> = {
  confirmed_contact: 'UserNeedConfirmContactException',
  profile: 'UserNeedProfileDataException',
  verification: 'KycWithdrawalException',
  wagering: 'WithdrawalDeclinedException',
}

export interface Demand {
  text: string
  /** The configured button to resolve it. */
  button: DemandButton | undefined
}

function buttonFor(type: ApiErrorType, buttons: readonly DemandButton[]): DemandButton | undefined {
  return buttons.find(({ errorType }) => errorType === type)
}

/** Errors that end with a confirmed identity. */
const ofIdentity: readonly ApiErrorType[] = [
  'KycUserProfileException',
  'KycWithdrawalException',
  'IdentityVerificationRequiredException',
]

/**
 * The configured buttons. Support confirms requisites, unless another button does, and while the site verifies no
 * identities it helps with what would need that.
 */
export function usableButtons(
  buttons: readonly DemandButton[],
  isVerifying: boolean,
  support: Pick<DemandButton, 'label' | 'to'>,
): readonly DemandButton[] {
  const all = [...buttons, { errorType: 'RequisitesValidationRequiredException' as const, ...support }]
  if (isVerifying) return all
  return all.map((button) =>
    ofIdentity.some((type) => type === button.errorType) ? { ...button, ...support } : button,
  )
}

/** What the player must do first, shown before the form is filled in. */
export function demandOfNeed(need: Need, buttons: readonly DemandButton[], t: Translate): Demand {
  return { text: t(`cashier.withdrawal.need.${need}`), button: buttonFor(errorOfNeed[need], buttons) }
}

/** The limit, demand or failure behind an error, with the numbers from the platform. */
export function demandOfError(
  error: ApiError,
  buttons: readonly DemandButton[],
  t: Translate,
  money: (amount: string) => string,
): Demand {
  const { type, data } = error
  const amount = (name: string) => (typeof data[name] === 'string' ? money(data[name]) : undefined)
  const available = amount('available')
  const button = buttonFor(type, buttons)
  const rejected = (name: string, values: Record<string, unknown>): Demand => ({
    text: t(`cashier.withdrawal.refused.${name}`, values),
    button,
  })
  if (data['open'] === 'maximum') return rejected('open', { maximum: data['maximum'] })
  if (data['amount'] === 'day_limit' && available) return rejected('dayLimit', { available })
  if (data['amount'] === 'balance' && available) return rejected('balance', { available })
  const limit = amount('limit')
  if (data['period'] === 'day' && available && limit) return rejected('period', { available, limit })
  const threshold = amount('threshold')
  if (threshold) return rejected('identity', { threshold })
  if (data['verification'] === 'pending') return rejected('checking', {})
  if (data['reason'] === 'wagering') return { text: t('cashier.withdrawal.need.wagering'), button }
  return { text: t([errorText(error), 'errors.UnknownErrorException']), button }
}
