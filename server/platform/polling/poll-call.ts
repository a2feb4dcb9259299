const refreshInterval = 60_000

export interface PollOptions {
  onChange: () => void
  onFailure: (error: unknown) => void
}

export interface Polled<Answer> {
  /** The newest that is known; null if the platform has never answered. */
  current(): Answer | null
  /** Asks the platform again. Never throws: a failure leaves what was known. */
  refresh(): Promise<void>
  stop(): void
}

/** Keeps an answer of the platform that is the same for all, asked at start and once a minute. */
export function pollCall<Answer>(
  ask: () => Promise<Answer>,
  { onChange, onFailure }: PollOptions,
): Polled<Answer> {
  let known: Answer | null = null
  const refresh = async () => {
    try {
      const answer = await ask()
      const hasChanged = JSON.stringify(answer) !== JSON.stringify(known)
      known = answer
      if (hasChanged) onChange()
    } catch (error) {
      onFailure(error)
    }
  }
  const timer = setInterval(() => void refresh(), refreshInterval)
  timer.unref()
  return { current: () => known, refresh, stop: () => clearInterval(timer) }
}
