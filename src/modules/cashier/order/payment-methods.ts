import type { DepositMethod, WithdrawalMethod } from '../../../../schemas/api/entities/cashier.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { termsInLine } from './method-terms.ts'

type Described = SiteConfig['cashier']['methods'][number]

/** The name of the method of a payment; its sysname if the site's content no longer describes it. */
export function methodName({ methods }: Pick<SiteConfig['cashier'], 'methods'>, method: string): string {
  return methods.find(({ sysname }) => sysname === method)?.name ?? method
}

/** A payment method for display: the platform's data with the configured icon and texts. */
export type Offered<Method> = Method & {
  form: string
  icon: string
  /** Address of a picture, shown in place of the icon. */
  image: string | undefined
  palette: NonNullable<Described['palette']>
  name: string
  summary: string
  /** What the player does to pay, and what follows. */
  instructions: string | undefined
}
export type OfferedMethod = Offered<DepositMethod>
export type OfferedWithdrawal = Offered<WithdrawalMethod>

/**
 * The platform's methods that are configured and have a requisites form, in the configured order; unavailable
 * ones come last.
 */
function offered<Method extends { sysname: string; is_available: boolean }>(
  methods: readonly Method[],
  described: readonly Described[],
  formOf: (description: Described) => string | undefined,
): Offered<Method>[] {
  const all = described.flatMap((description) => {
    const form = formOf(description)
    const method = methods.find(({ sysname }) => sysname === description.sysname)
    if (method === undefined || form === undefined) return []
    const { icon, image, palette = 'azure', name, description: summary, instructions } = description
    return [{ ...method, form, icon, image, palette, name, summary, instructions }]
  })
  return [...all.filter((method) => method.is_available), ...all.filter((method) => !method.is_available)]
}

/** Methods that the site's content does not describe, by the platform's name. The platform lists their requisites. */
function undescribed<Method extends DepositMethod | WithdrawalMethod>(
  methods: readonly Method[],
  described: readonly Described[],
  form: string | undefined,
  t: Translate,
): Offered<Method>[] {
  if (form === undefined) return []
  return methods
    .filter(({ sysname }) => described.every((description) => description.sysname !== sysname))
    .filter(({ is_available }) => is_available)
    .map((method) => ({
      ...method,
      form,
      icon: 'wallet',
      image: undefined,
      palette: 'azure',
      name: method.name ?? method.sysname,
      summary: termsInLine(method, t),
      instructions: undefined,
    }))
}

type CashierSettings = Pick<SiteConfig['cashier'], 'methods' | 'otherMethodsForm' | 'savedRequisitesForm'>

export const offeredMethods = (
  methods: readonly DepositMethod[],
  { methods: described, otherMethodsForm }: CashierSettings,
  t: Translate,
): OfferedMethod[] => [
  ...offered(methods, described, ({ form }) => form),
  ...undescribed(methods, described, otherMethodsForm, t),
]

/** A form without fields sends any withdrawal: the one for saved requisites serves for methods that are not described. */
export const offeredWithdrawals = (
  methods: readonly WithdrawalMethod[],
  { methods: described, otherMethodsForm, savedRequisitesForm }: CashierSettings,
  t: Translate,
): OfferedWithdrawal[] => [
  ...offered(methods, described, ({ withdrawalForm }) => withdrawalForm),
  ...undescribed(methods, described, otherMethodsForm && savedRequisitesForm, t),
]

/** The method to start with: from the address, else the last one used, else the first available one. */
export function firstChoice<Method extends { sysname: string; is_available: boolean }>(
  methods: readonly Method[],
  ...wished: readonly (string | null | undefined)[]
): Method | undefined {
  const usable = methods.filter((method) => method.is_available)
  for (const sysname of wished) {
    const found = usable.find((method) => method.sysname === sysname)
    if (found !== undefined) return found
  }
  return usable[0]
}
