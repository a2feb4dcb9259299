/** Tones of the states of schedules. */
export const stateTones = {
  draft: 'neutral',
  waiting: 'info',
  done: 'ok',
  refused: 'error',
  takenBack: 'warn',
} as const
