/** A past, present or future text of a document. */
interface Step {
  text: string
  /** The position that was changed; changes at the same position in quick succession are one step. */
  place: string | null
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
const pause = 1000
/** Maximum number of steps. */
const most = 200

export const beginHistory = (text: string): TextHistory => ({
  past: [],
  present: { text, place: null, at: 0 },
  future: [],
})

/** The history after a change. `place` null: always a new step. */
export function changed(
  history: TextHistory,
  text: string,
  place: string | null,
  at: number = Date.now(),
): TextHistory {
  const { past, present } = history
  if (text === present.text) return history
  const next: Step = { text, place, at }
  const goesOn = place !== null && place === present.place && at - present.at < pause
  if (goesOn) return { past, present: next, future: [] }
  return { past: [...past, present].slice(-most), present: next, future: [] }
}

export function undone({ past, present, future }: TextHistory): TextHistory | null {
  const last = past.at(-1)
  // Typing after an undo starts a new step.
  return last
    ? { past: past.slice(0, -1), present: { ...last, place: null }, future: [present, ...future] }
    : null
}

export function redone({ past, present, future }: TextHistory): TextHistory | null {
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: { ...next, place: null }, future: rest } : null
}
