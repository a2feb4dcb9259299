/** The result of a server-side check of a value, such as a promo code. */
export interface FieldCheck {
  value: unknown
  /** `idle`: not checked, or the check failed; `pending`: it runs; `success`: the value is accepted; `error`: it is not. */
  state: 'idle' | 'pending' | 'success' | 'error'
  /** The reason for the rejection, or the benefit of the value. */
  message?: string | undefined
}

/** A request to check a field. */
export interface FieldQuestion {
  /** Name of the check, from the form. */
  check: string
  /** Name of the field. */
  name: string
  /** Label of the field. */
  label: string
  value: unknown
  /** A rejected value is only reported: it does not keep the form from being sent. */
  isAdvisory?: boolean
}

/** Performs a check; rejects if there is no result. */
export type AskAboutField = (
  question: FieldQuestion,
) => Promise<Pick<FieldCheck, 'message'> & { isTaken: boolean }>

export interface FieldChecks {
  get(id: string): FieldCheck | undefined
  /** Checks the field after a debounce; a value with a known result is not checked again. */
  ask(id: string, question: FieldQuestion): void
  /** Drops the check of a field that is empty, invalid or removed. */
  forget(id: string): void
  /** Whether a check is outstanding. */
  isPending(): boolean
  /** Starts debounced checks at once and waits for all results. */
  settle(): Promise<void>
  /** The fields whose rejected values keep the form from being sent. */
  rejected(): { id: string; label: string }[]
}

interface Entry {
  label: string
  isAdvisory: boolean
  check: FieldCheck
  /** Debounced, or without a result yet. */
  isOpen: boolean
  start: () => Promise<void>
  timer: number
}

/** Debounce of checks in milliseconds. */
const debounceMs = 350

/** Manages the checks of one form. Results for outdated values are dropped. */
export function createFieldChecks(ask: AskAboutField, notify: () => void): FieldChecks {
  const entries = new Map<string, Entry>()

  function begin(id: string, question: FieldQuestion): Entry {
    const { value } = question
    let answer: Promise<void> | undefined
    const settle = (check: FieldCheck) => {
      // A newer value is being checked: this result is outdated.
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
      isAdvisory: question.isAdvisory === true,
      check: { value, state: 'idle' },
      isOpen: true,
      start() {
        window.clearTimeout(entry.timer)
        answer ??= run()
        return answer
      },
      timer: window.setTimeout(() => void entry.start(), debounceMs),
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
    rejected: () =>
      [...entries].flatMap(([id, { label, check, isAdvisory }]) =>
        check.state === 'error' && !isAdvisory ? [{ id, label }] : [],
      ),
  }
}
