/** A text that a document had, has or will have again. */
interface Step {
  text: string
  /** What was changed to come here: steps at one place that follow one another closely are one. */
  place: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** What undo and redo lead to: one for outline, fields and text alike. */
export interface TextHistory {
  past: readonly Step[]
  present: Step
  future: readonly Step[]
}

/** Milliseconds after which a change at the same place is a step of its own. */
const pause = 1000
/** Steps that are kept. */
const most = 200

export const beginHistory = (text: string): TextHistory => ({
  past: [],
  present: { text, place: null, at: 0 },
  future: [],
})

/** The history with a change. `place` null: a step of its own, whatever came before. */
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
  // What is typed after an undo is a step of its own.
  return last
    ? { past: past.slice(0, -1), present: { ...last, place: null }, future: [present, ...future] }
    : null
}

export function redone({ past, present, future }: TextHistory): TextHistory | null {
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: { ...next, place: null }, future: rest } : null
}
