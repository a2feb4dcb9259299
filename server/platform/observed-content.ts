import type { CallName } from '../../schemas/api/calls.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { PaymentMethod } from '../contracts/platform.ts'

/** Milliseconds between two looks at the answers of the same call. */
const intervalMs = 60_000
const maxHosts = 100
const maxMethods = 200

/** Fields of the contract with the address of a picture. */
const isPicture = /^img_|image(?:_url)?$/

/** Origins of the pictures in an answer. */
function pictureOrigins(value: unknown, name: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isPicture.test(name) && /^https?:\/\//.test(value) && URL.canParse(value))
      found.add(new URL(value).origin)
  } else if (Array.isArray(value)) value.forEach((each) => pictureOrigins(each, name, found))
  else if (isRecord(value)) Object.entries(value).forEach(([key, each]) => pictureOrigins(each, key, found))
}

const methodCalls: readonly CallName[] = ['cashier.getdepositsettings', 'cashier.getwithdrawsettings']

/** What answers of the platform ask of the site's content: hosts that pages must allow, payment methods to describe. */
export class ObservedContent {
  readonly #lookedAt = new Map<CallName, number>()
  readonly #imageHosts = new Set<string>()
  readonly #frameHosts = new Set<string>()
  readonly #methods = new Map<string, PaymentMethod>()

  constructor(private readonly now: () => number) {}

  /** Looks at an answer, now and then. */
  note(call: CallName, answer: unknown): void {
    // Few deposits are made in an iframe, so that each counts.
    if (call === 'cashier.makedeposit' && isRecord(answer) && answer['display'] === 'frame')
      this.noteFrame(String(answer['url']))
    const now = this.now()
    if (now - (this.#lookedAt.get(call) ?? -Infinity) < intervalMs) return
    this.#lookedAt.set(call, now)
    if (this.#imageHosts.size < maxHosts) pictureOrigins(answer, '', this.#imageHosts)
    if (methodCalls.includes(call) && isRecord(answer) && Array.isArray(answer['items']))
      answer['items'].filter(isRecord).forEach((item) => this.#noteMethod(call, item))
  }

  /** A game or a payment page is shown in an iframe from this address. */
  noteFrame(address: string): void {
    if (URL.canParse(address) && this.#frameHosts.size < maxHosts)
      this.#frameHosts.add(new URL(address).origin)
  }

  #noteMethod(call: CallName, { sysname, name }: Readonly<Record<string, unknown>>): void {
    if (typeof sysname !== 'string' || this.#methods.size >= maxMethods) return
    const use = call === 'cashier.getdepositsettings' ? 'deposit' : 'withdrawal'
    this.#methods.set(`${use} ${sysname}`, {
      use,
      sysname,
      ...(typeof name === 'string' && { name }),
    })
  }

  get imageHosts(): readonly string[] {
    return [...this.#imageHosts]
  }

  get frameHosts(): readonly string[] {
    return [...this.#frameHosts]
  }

  get methods(): readonly PaymentMethod[] {
    return [...this.#methods.values()]
  }
}
