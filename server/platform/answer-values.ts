import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import { Done } from '../../schemas/api/call.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { isMoneyCall } from '../../schemas/api/methods.ts'
import { callContracts, type CallAnswer, type CallName } from '../../schemas/api/calls.ts'

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

/**
 * Returns the data of an answer in the types of its contract: platforms may send 0 and 1 for booleans, and numbers
 * as strings. A call that reports success by 1 must answer exactly that; otherwise it throws NotDone, unless it moves
 * money, of which the outcome is then unknown. Throws UnfitAnswer for any other data.
 */
export function fittedAnswer<Name extends CallName>(name: Name, data: unknown): CallAnswer<Name> {
  const { answer } = callContracts[name]
  const value = answer === Done ? data : Value.Convert(answer, data)
  if (fits(name, value)) return value
  if (answer === Done && !isMoneyCall(name)) throw new NotDone()
  const [first] = validatorOf(name).Errors(value)
  throw new UnfitAnswer(`${name}: ${first?.instancePath || '/'} ${first?.message ?? ''}`)
}
