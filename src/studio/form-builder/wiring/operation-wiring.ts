import { isCallName, type CallName } from '../../../../schemas/api/calls.ts'
import { sentFields, type OperationName } from '../../../../schemas/documents/operations.ts'

/** What an operation does with the values of a form. */
export interface OperationWiring {
  /** The platform call; null: the operation calls none. */
  call: CallName | null
  /** The fields that the operation sends; undefined: every field of its form but those it drops. */
  sent: readonly string[] | undefined
  /** Parameters of fields that have another name. */
  renamed?: Readonly<Record<string, string>>
  /** The parameter that holds all fields as an object. */
  within?: string
  /** Fields that the operation itself drops. */
  dropped?: readonly string[]
  /** Required parameters that the site adds. */
  bySite?: readonly string[]
  /** Required parameters that the site adds if the form has a certain field. */
  bySiteWith?: Readonly<Record<string, readonly string[]>>
}

type Particulars = Partial<Omit<OperationWiring, 'sent'>>

/** What the name of an operation and `sentFields` do not say; an operation without a call of its name states it. */
const particulars: Readonly<
  { [Name in Exclude<OperationName, CallName>]: Particulars & Pick<OperationWiring, 'call'> } & {
    [Name in Extract<OperationName, CallName>]?: Particulars
  }
> = {
  'auth.confirmLogin': {
    call: 'auth.login',
    renamed: { code: 'two_factor_code' },
    bySite: ['login', 'password'],
  },
  'auth.resetPassword': { call: 'auth.resetpassword' },
  'auth.completeRegistration': {
    call: 'account.saveProfileInfo',
    renamed: { phone: 'account.addcontact: contact' },
    dropped: ['agreement'],
  },
  'account.fillProfile': { call: null },
  'cashier.makedeposit': {
    within: 'requisites',
    bySite: ['method_id', 'amount', 'campaign_offer_id', 'requisites'],
  },
  'cashier.makewithdrawal': { within: 'requisites', bySite: ['method_id', 'amount', 'requisites'] },
  'account.confirmContact': { bySite: ['contact'] },
  'account.renamepasskey': { bySite: ['id'] },
  'responsible.setlimit': { bySiteWith: { minutes: ['kind'] } },
}

/** The wiring of an operation: `src/app/sent-fields.test.ts` holds the operations to the fields. */
export function wiringOf(operation: OperationName): OperationWiring {
  const own: Particulars = particulars[operation] ?? {}
  const call = isCallName(operation) ? operation : null
  return { call, ...own, sent: sentFields[operation] }
}
