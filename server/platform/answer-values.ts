import { Compile, type Validator } from 'typebox/compile'
import { Done } from '../../schemas/api/call.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { isMoneyCall } from '../../schemas/api/methods.ts'
import { callContracts, type CallAnswer, type CallName } from '../../schemas/api/calls.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { fallbackCurrency } from '../../src/lib/constants.ts'
import { readValue, type Fault } from './read-value.ts'

const validators = new Map<CallName, Validator>()

function validatorOf(name: CallName): Validator {
  const known = validators.get(name)
  if (known) return known
  const validator = Compile(callContracts[name].answer)
  validators.set(name, validator)
  return validator
}

function fits<Name extends CallName>(name: Name, data: unknown): data is CallAnswer<Name> {
  return validatorOf(name).Check(data)
}

/** The platform's data does not match the contract of the call. */
export class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer'
}

/** The platform answered a call that reports success by 1 with something else: it did not carry it out. */
export class NotDone extends ApiError {
  constructor() {
    super('InvalidParameterException', 'The platform did not carry out the call')
  }
}

/** Only a platform that says so means a guest: an answer without any ID is one that the site cannot read. */
const isNobody = (uid: unknown) => [0, '0', '', null].some((none) => none === uid)

/** A guest has no money, so that a platform need not name any. */
function completed(name: CallName, data: unknown): unknown {
  if (name !== 'account.getInfo' || !isRecord(data) || !isNobody(data['uid'])) return data
  return {
    ...data,
    uid: 0,
    balance_main: data['balance_main'] ?? { amount: '0', currency: fallbackCurrency },
  }
}

/**
 * Returns the data of an answer in the types of its contract, without the items and optional fields that the site does
 * not understand, of which it tells `omit`. A call that reports success by 1 must answer exactly that; otherwise it
 * throws NotDone, unless it moves money, of which the outcome is then unknown. Throws UnfitAnswer for data of which
 * nothing can be used.
 */
export function fittedAnswer<Name extends CallName>(
  name: Name,
  sent: unknown,
  omit: (fault: Fault) => void,
): CallAnswer<Name> {
  const data = completed(name, sent)
  if (fits(name, data)) return data
  const { answer } = callContracts[name]
  if (answer === Done && !isMoneyCall(name)) throw new NotDone()
  const read = answer === Done ? { fault: { path: '', reason: 'not 1' } } : readValue(answer, data, omit)
  if ('value' in read && fits(name, read.value)) return read.value
  const { path, reason } = 'fault' in read ? read.fault : { path: '', reason: 'not understood' }
  throw new UnfitAnswer(`${name}: ${path || '/'} ${reason}`)
}
