/** Milliseconds for which a page waits for the platform, for its player and its blocks together. */
const maxWaitMs = 3_000

/** The end of the time that a page has. */
export interface Deadline {
  /** The result of `work`, or `late` if the time is over before. */
  within<Result>(work: Promise<Result>, late: Result): Promise<Result>
}

/** Starts the time of a page. `now`: milliseconds since 1970. */
export function startDeadline(now: () => number): Deadline {
  const end = now() + maxWaitMs
  return {
    async within(work, late) {
      let timer: NodeJS.Timeout | undefined
      const isOver = new Promise<typeof late>((resolve) => {
        timer = setTimeout(resolve, end - now(), late)
      })
      try {
        return await Promise.race([work, isOver])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
