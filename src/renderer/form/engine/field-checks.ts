import type { OperationName } from '../../../../schemas/documents/operations.ts'
import type { LoadState } from '../../../lib/data/load-state.ts'

/** What is known of a value that somebody else must judge, such as a promo code. */
export interface FieldCheck {
  value: unknown
  /** `idle`: not asked yet, or nobody could say; `success`: it will be taken; `error`: it will not. */
  state: LoadState
  /** Why it will not be taken, or what it brings. */
  message?: string | undefined
}

/** What is asked about a field. */
export interface FieldQuestion {
  operation: OperationName
  /** Name of the field; the operation gets its value under it. */
  name: string
  /** Name of the field as players read it. */
  label: string
  value: unknown
}

/** The answer to a question; rejects where there is none. */
export type AskAboutField = (
  question: FieldQuestion,
) => Promise<Pick<FieldCheck, 'message'> & { isTaken: boolean }>

export interface FieldChecks {
  get(id: string): FieldCheck | undefined
  /** Asks about the field once its value rests; a value that is known is not asked for again. */
  ask(id: string, question: FieldQuestion): void
  /** The field is empty, wrong anyway, or gone. */
  forget(id: string): void
  /** Whether somebody has yet to answer. */
  isPending(): boolean
  /** Asks what still waits, and waits for every answer. */
  settle(): Promise<void>
  /** The fields whose value will not be taken. */
  refused(): { id: string; label: string }[]
}

interface Entry {
  label: string
  check: FieldCheck
  /** Still to be asked, or asked and not answered. */
  isOpen: boolean
  start: () => Promise<void>
  timer: number
}

/** How long a value must rest before it is asked about, in milliseconds. */
const rest = 350

/** Keeps the checks of one form. An answer about a value that the field no longer has is dropped. */
export function createFieldChecks(ask: AskAboutField, notify: () => void): FieldChecks {
  const entries = new Map<string, Entry>()

  function begin(id: string, question: FieldQuestion): Entry {
    const { value } = question
    let answer: Promise<void> | undefined
    const settle = (check: FieldCheck) => {
      // Another value was asked about since: this answer comes too late.
      if (entries.get(id) !== entry) return
      entry.check = check
      entry.isOpen = check.state === 'pending'
      notify()
    }
    const run = async () => {
      settle({ value, state: 'pending' })
      try {
        const { isTaken, message } = await ask(question)
        settle({ value, state: isTaken ? 'success' : 'error', message })
      } catch {
        settle({ value, state: 'idle' })
      }
    }
    const entry: Entry = {
      label: question.label,
      check: { value, state: 'idle' },
      isOpen: true,
      start() {
        window.clearTimeout(entry.timer)
        answer ??= run()
        return answer
      },
      timer: window.setTimeout(() => void entry.start(), rest),
    }
    return entry
  }

  function drop(id: string) {
    window.clearTimeout(entries.get(id)?.timer)
    return entries.delete(id)
  }
  const open = () => [...entries.values()].filter(({ isOpen }) => isOpen)

  return {
    get: (id) => entries.get(id)?.check,
    ask(id, question) {
      if (entries.get(id)?.check.value === question.value) return
      drop(id)
      entries.set(id, begin(id, question))
      notify()
    },
    forget(id) {
      if (drop(id)) notify()
    },
    isPending: () => open().length > 0,
    async settle() {
      for (let waiting = open(); waiting.length > 0; waiting = open())
        await Promise.all(waiting.map((entry) => entry.start()))
    },
    refused: () =>
      [...entries].flatMap(([id, { label, check }]) => (check.state === 'error' ? [{ id, label }] : [])),
  }
}
