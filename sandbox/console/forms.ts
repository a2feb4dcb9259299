import { isCallName } from '../../schemas/api/calls.ts'
import { isApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import {
  everyCall,
  faultKinds,
  maxDelay,
  maxTimes,
  type FaultInjection,
  type FaultKind,
} from './fault-injection.ts'
import { failField } from './player-changes.ts'

type Form = ReadonlyMap<string, string>

const isFaultKind = (text: string): text is FaultKind => faultKinds.some((kind) => kind === text)

const year = 365 * 24 * 60 * 60 * 1000
/** Maximum clock offset in either direction, in milliseconds. */
const maxOffset = 10 * year

export const timeUnits = {
  seconds: 1000,
  minutes: 60 * 1000,
  hours: 60 * 60 * 1000,
  days: 24 * 60 * 60 * 1000,
} as const

function wholeNumber(form: Form, field: string, { from, to }: { from: number; to: number }): number {
  const text = form.get(field) ?? ''
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  return failField(field, 'range', `${field} must be a whole number from ${from} to ${to}`)
}

/** The clock offset the form requests, in milliseconds. */
export function readOffsetForm(form: Form, offset: number): number {
  if (form.has('reset')) return 0
  const unit = Object.entries(timeUnits).find(([name]) => name === form.get('unit'))
  if (!unit) return failField('unit', 'enum', 'There is no such unit of time')
  const amount = wholeNumber(form, 'amount', { from: -1_000_000_000, to: 1_000_000_000 })
  const moved = offset + amount * unit[1]
  if (Math.abs(moved) > maxOffset) return failField('amount', 'range', 'The clock moves ten years at most')
  return moved
}

/** Whether the form turns a switch on. */
export function readSwitchForm(form: Form): boolean {
  const value = form.get('value')
  if (value !== '0' && value !== '1') return failField('value', 'enum', 'A switch is 0 or 1')
  return value === '1'
}

function errorDataOf(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return failField('error_data', 'json', 'error_data is no JSON')
  }
  return isRecord(data) ? data : failField('error_data', 'type', 'error_data must be a JSON object')
}

function errorOf(form: Form): FaultInjection['error'] {
  const type = form.get('error_type')
  if (!isApiErrorType(type)) return failField('error_type', 'enum', 'There is no such error type')
  return { type, data: errorDataOf(form.get('error_data') ?? '') }
}

const isGiven = (form: Form, field: string) => (form.get(field) ?? '').trim() !== ''

/** Parses a fault from a form; `player_id` and `times` may be empty. */
export function readFaultInjectionForm(form: Form): FaultInjection {
  const kind = form.get('kind') ?? ''
  if (!isFaultKind(kind)) return failField('kind', 'enum', 'There is no such kind of switch')
  const call = form.get('call') ?? everyCall
  if (call !== everyCall && !isCallName(call)) return failField('call', 'enum', 'There is no such call')
  return {
    kind,
    call,
    playerId: isGiven(form, 'player_id')
      ? wholeNumber(form, 'player_id', { from: 1, to: 2 ** 31 - 1 })
      : null,
    error: kind === 'error' ? errorOf(form) : null,
    delay: kind === 'latency' ? wholeNumber(form, 'delay', { from: 1, to: maxDelay }) : 0,
    times: isGiven(form, 'times') ? wholeNumber(form, 'times', { from: 1, to: maxTimes }) : null,
  }
}

export function readIdForm(form: Form): number {
  return wholeNumber(form, 'id', { from: 1, to: 2 ** 31 - 1 })
}
