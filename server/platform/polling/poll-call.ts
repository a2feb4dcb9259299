import { ApiError } from '../../../schemas/api/errors.ts'

const refreshInterval = 60_000

export interface PollOptions {
  onChange: () => void
  onFailure: (error: unknown) => void
}

export interface Polled<Answer> {
  /** The latest answer; null if the platform has never answered. */
  current(): Answer | null
  /** Why the latest request failed; null if it was answered. */
  fault(): string | null
  /** Requests the answer again. Never rejects: after a failure the previous answer stays. */
  refresh(): Promise<void>
  stop(): void
}

/** Polls an answer of the platform that is the same for everybody, at start and once a minute. */
export function pollCall<Answer>(
  ask: () => Promise<Answer>,
  { onChange, onFailure }: PollOptions,
): Polled<Answer> {
  let known: Answer | null = null
  let fault: string | null = null
  const refresh = async () => {
    try {
      const answer = await ask()
      const hasChanged = JSON.stringify(answer) !== JSON.stringify(known)
      known = answer
      fault = null
      if (hasChanged) onChange()
    } catch (error) {
      // What a platform does not have is assumed.
      const isAbsent = error instanceof ApiError && error.type === 'MethodNotFoundException'
      fault = isAbsent ? null : error instanceof Error ? error.message : String(error)
      if (!isAbsent) onFailure(error)
    }
  }
  const timer = setInterval(() => void refresh(), refreshInterval)
  timer.unref()
  return { current: () => known, fault: () => fault, refresh, stop: () => clearInterval(timer) }
}
