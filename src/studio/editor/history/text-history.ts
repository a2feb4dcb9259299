/** A past, present or future text of a document. */
interface Step {
  text: string
  /** The position that was changed; changes at the same position in quick succession are one step. */
  position: string | null
  /** Milliseconds since the epoch. */
  at: number
}

/** The undo history shared by outline, fields and text view. */
export interface TextHistory {
  past: readonly Step[]
  present: Step
  future: readonly Step[]
}

/** Milliseconds after which a change at the same position starts a new step. */
const stepPauseMs = 1000
/** Maximum number of steps. */
const maxSteps = 200

export const beginHistory = (text: string): TextHistory => ({
  past: [],
  present: { text, position: null, at: 0 },
  future: [],
})

/** The history after a change. `position` null: always a new step. */
export function changed(
  history: TextHistory,
  text: string,
  position: string | null,
  at: number = Date.now(),
): TextHistory {
  const { past, present } = history
  if (text === present.text) return history
  const next: Step = { text, position, at }
  const isSameStep = position !== null && position === present.position && at - present.at < stepPauseMs
  if (isSameStep) return { past, present: next, future: [] }
  return { past: [...past, present].slice(-maxSteps), present: next, future: [] }
}

export function undone({ past, present, future }: TextHistory): TextHistory | null {
  const last = past.at(-1)
  // Typing after an undo starts a new step.
  return last
    ? { past: past.slice(0, -1), present: { ...last, position: null }, future: [present, ...future] }
    : null
}

export function redone({ past, present, future }: TextHistory): TextHistory | null {
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: { ...next, position: null }, future: rest } : null
}

/** The history after every text of it has changed. `text`: the present one. */
export function rebased(
  { past, present, future }: TextHistory,
  text: string,
  change: (text: string) => string,
): TextHistory {
  const changeStep = (step: Step): Step => ({ ...step, text: change(step.text) })
  return {
    past: past.map(changeStep),
    present: { ...present, text, position: null },
    future: future.map(changeStep),
  }
}
